import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BrotliPlugin, moduleConfig } from '@crewdeck/federation';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import type { Figure } from '../figure.ts';

const MODULE = join(ROOT, 'mf-explore');
const REACT = ['react', 'react-dom'];

/** The first script of a module, Brotli, against what the federation plugin writes by default. */
export const entryBytes: Figure = {
  name: 'entry-bytes',
  unit: 'bytes',
  goals: [{ of: 'ratio', atMost: 0.15 }],
  sides: async () => ({
    ours: async () => (await stat(join(MODULE, 'dist/release/remoteEntry.js.br'))).size,
    baseline: defaultEntryBytes,
  }),
};

/** Builds a module with the federation plugin as its guide shows it. */
async function defaultEntryBytes(): Promise<number> {
  const { optimization, plugins: _, entry, ...config } = moduleConfig(MODULE);
  const path = join(ROOT, 'bench/dist/default-entry');
  const singleton = { singleton: true };
  const compiler = rspack({
    ...config,
    ...(entry === undefined ? {} : { entry }),
    output: { ...config.output, path },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_explore',
        filename: 'remoteEntry.js',
        exposes: { './module': './src/module.tsx' },
        shared: Object.fromEntries(REACT.map((name) => [name, singleton])),
        // Not part of the entry.
        manifest: false,
        dts: false,
      }),
      new BrotliPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  return (await stat(join(path, 'remoteEntry.js.br'))).size;
}
