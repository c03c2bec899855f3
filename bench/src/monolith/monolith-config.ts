import { join } from 'node:path';
import { BrotliPlugin, moduleConfig } from '@crewdeck/federation';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { RoutePreloadsPlugin } from './route-preloads-plugin.ts';

/** Those of the product, besides the shell. */
export const MODULES = ['mf-profile', 'mf-projects', 'mf-invites', 'mf-explore', 'mf-hackathons'];
const PARTS = ['shell', ...MODULES];
const REPLACEMENTS = join(ROOT, 'bench/monolith/src');
const NO_REGISTRY = join(REPLACEMENTS, 'no-registry.ts');
const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;

/**
 * The shell and all modules as one ordinary application: same sources, same compiler settings, and what its fans would
 * tune: React and other libraries in chunks that outlive a release, one runtime chunk, names by content.
 */
export function monolithConfig(output: string): Configuration {
  const { target, resolve, module } = moduleConfig(join(ROOT, 'shell'));
  return {
    mode: 'production',
    name: 'monolith',
    context: ROOT,
    ...(target === undefined ? {} : { target }),
    devtool: false,
    entry: { main: join(ROOT, 'shell/src/index.ts') },
    output: {
      path: output,
      clean: true,
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { ...resolve, alias: { '#sources': ROOT, ...replacedParts(join(ROOT, 'shell/src')) } },
    module: {
      ...module,
      rules: (module?.rules ?? []).map(layerAllParts),
      generator: {
        'css/module': { localIdentName: 'c[id]-[local]' },
        'css/auto': { localIdentName: 'c[id]-[local]' },
      },
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      runtimeChunk: 'single',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          framework: { name: 'framework', test: FRAMEWORK, chunks: 'initial', priority: 30, enforce: true },
          libraries: { name: 'libraries', test: /[\\/]node_modules[\\/]/, chunks: 'initial', priority: 20 },
        },
      },
    },
    plugins: [new BrotliPlugin(), new RoutePreloadsPlugin()],
    performance: false,
    lazyCompilation: false,
  };
}

/** Everything in the shell that loads, checks and isolates releases. */
function replacedParts(shell: string): Record<string, string> {
  return {
    [join(shell, 'modules/module-page.tsx')]: join(REPLACEMENTS, 'module-page.tsx'),
    [join(shell, 'modules/module-widget.tsx')]: join(REPLACEMENTS, 'module-widget.tsx'),
    [join(shell, 'modules/prefetch.ts')]: join(REPLACEMENTS, 'prefetch.ts'),
    [join(shell, 'modules/registry/keep-registry-fresh.ts')]: NO_REGISTRY,
    [join(shell, 'modules/registry/page-registry.ts')]: NO_REGISTRY,
    [join(shell, 'modules/watch-releases.ts')]: NO_REGISTRY,
    [join(shell, 'modules/reports/report-shell.ts')]: NO_REGISTRY,
  };
}

/** Style sheets of all parts go into the layer above the UI kit's, as those of a module do. */
function layerAllParts(rule: RuleSetRule | '...' | undefined | null | false | 0 | '') {
  if (typeof rule !== 'object' || rule === null || !rule.include) return rule;
  return { ...rule, include: PARTS.map((part) => join(ROOT, part, 'src')) };
}
