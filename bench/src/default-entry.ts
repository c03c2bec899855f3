import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BrotliPlugin, moduleConfig } from '@crewdeck/federation';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const REACT = ['react', 'react-dom'];

/** Builds a module with the federation plugin as its guide shows it. @returns bytes of the remote entry, Brotli */
export async function defaultEntryBytes(directory: string): Promise<number> {
  const { optimization, plugins: _, entry, ...config } = moduleConfig(directory);
  const path = join(directory, 'dist/default-entry');
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
