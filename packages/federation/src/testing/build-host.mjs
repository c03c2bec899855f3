// Builds `src/index.js` of a folder, as the host of a package that it shares, into its `dist/`. Run: node build-host.mjs FOLDER
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { portableModuleIds } from '../../dist/portable-module-ids.js';

const [, , context] = process.argv;
const shared = { shared: { singleton: true, eager: true, requiredVersion: '1.0.0' } };
const compiler = rspack({
  mode: 'production',
  context,
  entry: { main: './src/index.js' },
  output: { path: join(context, 'dist') },
  optimization: { moduleIds: 'natural' },
  plugins: [new ModuleFederationPlugin({ name: 'host', shared, manifest: false, dts: false }), portableModuleIds()],
});

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
});
