import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMON_JS = /\.cjs$/;

/**
 * The federation plugin names its runtime by its CommonJS files, of which nothing can be left out. The same package has
 * each of them as an ECMAScript module beside it, which the shell takes instead: 4 kB less in Brotli. What handles snapshots,
 * which only manifests bring, is taken out of it: 2 kB more. So is what preloads remotes and what loads those that a build
 * names: the documents of the edge announce files, and remotes come from the registry. 2 kB more.
 *
 * @returns aliases, by absolute path
 */
export function shakeableRuntime(): Record<string, string> {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime');
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools');
  const files = ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'].map((name) =>
    createRequire(tools).resolve(name),
  );
  const core = createRequire(files[0] ?? '').resolve('@module-federation/runtime-core');
  const snapshots = join(dirname(core), 'plugins/snapshot');
  const ours = (name: string) => fileURLToPath(new URL(`../src/runtime/${name}`, import.meta.url));
  return {
    ...Object.fromEntries(files.map((file) => [file, file.replace(COMMON_JS, '.js')])),
    [join(snapshots, 'SnapshotHandler.js')]: ours('snapshot-handler.mjs'),
    [join(dirname(core), 'utils/preload.js')]: ours('preload.mjs'),
    [join(dirname(files[1] ?? ''), 'remotes.js')]: ours('remotes.mjs'),
    '#disabled-snapshot-handler': join(snapshots, 'disabled.js'),
  };
}
