import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BrotliPlugin } from './brotli-plugin.ts';
import { moduleConfig, scriptRule } from './preset.ts';

const NOT_IN_DEVELOPMENT = [BrotliPlugin, rspack.SubresourceIntegrityPlugin];
/** Where JSX gets its functions from; the page has them. */
const JSX_SOURCE = 'crewdeck-development';

/** A folder with `runtime.js`, in place of the package: the page has that one, which was there before React. */
const RUNTIME_OF_PAGE = fileURLToPath(new URL('../src/runtime/react-refresh', import.meta.url));

const inPage = (name: string) => fileURLToPath(new URL(`../src/runtime/${name}.mjs`, import.meta.url));

/**
 * Rspack configuration of a module that is being worked on: the build that is published, but readable and faster, and without
 * `eval`, which the policy of the page forbids. It stays a production build, as those of all the others.
 */
export function devConfig(directory: string, first: string[] = []): Configuration {
  const config = moduleConfig(directory, first);
  return {
    ...config,
    output: { ...config.output, path: join(directory, 'dist/dev') },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins?.filter((plugin) => !NOT_IN_DEVELOPMENT.some((kind) => plugin instanceof kind)),
  };
}

/** As {@link devConfig}, for a page with React in the build for development: a change is brought into it, and state is kept. */
export function refreshConfig(directory: string): Configuration {
  const config = devConfig(directory, [inPage('hot-client')]);
  const [, ...rules] = config.module?.rules ?? [];
  const react = { development: true, refresh: true, importSource: JSX_SOURCE };
  return {
    ...config,
    // An open page asks for what it has not loaded yet by the names that it knows, and for the step from its build to the next.
    output: { ...config.output, filename: '[name].js', cssFilename: '[name].css', clean: false },
    resolve: {
      ...config.resolve,
      alias: {
        [`${JSX_SOURCE}/jsx-dev-runtime`]: inPage('jsx-dev-runtime'),
        'react-refresh': RUNTIME_OF_PAGE,
      },
    },
    module: { ...config.module, rules: [scriptRule(react), ...rules] },
    optimization: { ...config.optimization, concatenateModules: false, chunkIds: 'named' },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ forceEnable: true, injectEntry: false, test: /\.tsx?$/ }),
    ],
  };
}

/**
 * Rspack configuration of the script that a page of development begins with.
 *
 * @param directory of the module, whose React it is
 * @param hasReact whether the page gets React in the build for development
 */
export function pageConfig(directory: string, hasReact: boolean): Configuration {
  const files = [...(hasReact ? ['refresh-hook', 'development-react'] : []), 'follow-builds'];
  return {
    mode: 'development',
    devtool: false,
    context: directory,
    entry: { page: files.map(inPage) },
    output: { path: join(directory, 'dist/dev-page') },
    resolve: { modules: [join(directory, 'node_modules'), 'node_modules'] },
    lazyCompilation: false,
  };
}
