import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerNameOf, FEDERATION_RUNTIME_GLOBAL, releaseIdOf } from '@crewdeck/releases';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, type ExternalItemFunctionData, rspack } from '@rspack/core';
import { BrotliPlugin } from './brotli-plugin.ts';
import { buildHash, releaseVersion } from './build-hash.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { moduleNameOf, versionOf } from './package-file.ts';
import { readPlaces } from './places.ts';
import { portableModuleIds } from './portable-module-ids.ts';
import { PortableSourceMapsPlugin } from './portable-source-maps-plugin.ts';
import { PrerenderPlugin } from './prerender-plugin.ts';
import { type Identity, ReleaseRecordPlugin } from './release-record-plugin.ts';
import { sdkExports } from './sdk-exports.ts';
import { shakeableRuntime } from './shakeable-runtime.ts';
import { anyPatchOf, consumedShared, providedShared, type SharedVersions, versionsFor } from './shared-dependencies.ts';

/** Browsers that know native CSS nesting, `oklch` and import attributes. */
const BROWSERS = 'chrome >= 123, edge >= 123, firefox >= 121, safari >= 17.5';
/** The build runtime's own limit on a lazy chunk (spec 9). The shell gives up earlier and offers "Try again". */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** Shell and modules must agree on it (ADR 1). */
const FEDERATION_VERSION = versionOf('@module-federation/enhanced', dirname(fileURLToPath(import.meta.url)));

/**
 * Rspack configuration of a module: one container that exposes `./module`.
 *
 * @param first files that run before the module does, in development
 */
export function moduleConfig(directory: string, first: string[] = []): Configuration {
  const build = { ...describeBuild(directory), ...readPlaces(directory) };
  return {
    ...common(directory, build),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: build.container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: build.container },
        exposes: { './module': { import: [...first, './src/module.tsx'], name: '__federation_expose_module' } },
        shared: consumedShared(build.versions),
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web' } },
        manifest: true,
        dts: false,
      }),
      new ManifestPlugin(releaseIdOf(build)),
      new rspack.ExternalsPlugin('var', [federationRuntimeFromShell]),
      ...commonPlugins(build, build.container),
    ],
  };
}

/** Rspack configuration of the shell: the host, with no static remotes. */
export function shellConfig(directory: string): Configuration {
  const build = describeBuild(directory);
  const provides = { ...build.versions, federation: FEDERATION_VERSION, sdkExports: sdkExports(directory) };
  const firstFrames = new PrerenderPlugin('./src/prerender.tsx');
  const settings = common(directory, build);
  return {
    ...settings,
    resolve: { ...settings.resolve, alias: shakeableRuntime() },
    module: { ...settings.module, rules: [...(settings.module?.rules ?? []), replaceableReact()] },
    entry: { main: './src/index.ts' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'crewdeck_shell',
        remotes: {},
        shared: providedShared(build.versions),
        shareStrategy: 'loaded-first',
        // Remotes come from the registry, never from a manifest of the plugin, whose reader stays out.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
        manifest: false,
        dts: false,
      }),
      // A service worker is no part of the page: it runs as it was written.
      new rspack.CopyRspackPlugin({ patterns: ['src/push/push-worker.js'] }),
      firstFrames,
      ...commonPlugins({ ...build, host: { provides }, prerendered: firstFrames.files }, 'main'),
    ],
  };
}

const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.\w+$/;

/** Modules use the federation runtime that the shell carries: it would be most of their entry. */
const federationRuntimeFromShell = async ({ request }: ExternalItemFunctionData) =>
  request && BUNDLER_RUNTIME.test(request) ? FEDERATION_RUNTIME_GLOBAL : undefined;

type Build = Identity & { versions: SharedVersions };

function describeBuild(directory: string): Build {
  const module = moduleNameOf(directory);
  const version = releaseVersion(directory);
  const hash = buildHash(directory);
  const versions = versionsFor(directory);
  const contract = versionOf('@crewdeck/contract', directory);
  return {
    module,
    version,
    hash,
    versions,
    container: containerNameOf(module, version, hash),
    requires: {
      sdk: `^${versions.sdk}`,
      contract: `^${contract}`,
      federation: `^${FEDERATION_VERSION}`,
      react: anyPatchOf(versions.react),
    },
  };
}

function common(directory: string, { container, hash }: Build): Configuration {
  const localIdentName = `c${hash}-[id]-[local]`;
  return {
    mode: 'production',
    name: basename(directory),
    context: directory,
    target: [`browserslist:${BROWSERS}`],
    // For who may ask the edge for them: ops.
    devtool: 'source-map',
    output: {
      path: join(directory, 'dist/release'),
      clean: true,
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    },
    resolve: { extensions: ['...'], conditionNames: ['@crewdeck/source', '...'] },
    module: {
      rules: [scriptRule(), ...styleRules(directory)],
      parser: { 'css/auto': STYLE_NAMES, 'css/module': STYLE_NAMES },
      // Carries the build's hash, so that two releases in one page can't style each other.
      generator: { 'css/module': { localIdentName }, 'css/auto': { localIdentName } },
    },
    optimization: { runtimeChunk: false, chunkIds: 'deterministic', moduleIds: 'natural' },
    performance: false,
    ignoreWarnings: [ORDER_OF_KIT_SHEETS],
    infrastructureLogging: { level: 'error' },
    lazyCompilation: false,
  };
}

function commonPlugins({ versions: _, ...identity }: Build, entryName: string) {
  return [
    portableModuleIds(),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    new PortableSourceMapsPlugin(),
    new BrotliPlugin(),
    failOnWarnings,
    new ReleaseRecordPlugin(identity, entryName),
  ];
}

/** Makes each warning an error, so that the build ends without a release: nobody reads the log of a build that went well. */
function failOnWarnings(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('crewdeck-fail-on-warnings', (compilation) => {
    // A warning that is pushed as it is would be counted among the warnings once more.
    const errors = compilation.getWarnings().map(({ message }) => new Error(message));
    compilation.errors.push(...errors);
  });
}

/**
 * Sheets of the UI kit may come in any order in a chunk: layers rank their rules, among each other and below a module's own.
 * Two sheets of a module have only their order.
 */
const ORDER_OF_KIT_SHEETS = /Conflicting order between .*ui-kit[\\/]src[\\/]/;

/** Custom properties keep their names: they are how one component's style sheet speaks to another's. */
const STYLE_NAMES = { namedExports: false, dashedIdents: false };

/** @param react how JSX is compiled */
export function scriptRule(react: Record<string, unknown> = {}) {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', ...react } } },
      env: { targets: BROWSERS },
    },
  };
}

/** What a page for development may bring in another build. */
function replaceableReact() {
  return {
    test: /node_modules[\\/]react(-dom)?[\\/](index|jsx-runtime|client)\.js$/,
    loader: fileURLToPath(new URL('../src/loaders/replaceable-react.cjs', import.meta.url)),
  };
}

function styleRules(directory: string) {
  return [
    { test: /\.css$/, type: 'css/auto' as const },
    {
      test: /\.css$/,
      include: join(directory, 'src'),
      loader: fileURLToPath(new URL('../src/loaders/module-layer.cjs', import.meta.url)),
    },
  ];
}
