import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { BrotliPlugin } from './brotli-plugin.ts';
import { moduleConfig } from './preset.ts';

/**
 * Rspack configuration of a module that is being worked on: the build that is published, but readable and faster. It stays
 * a production build, since the shell in front of it lends a production React, and uses no `eval`, which the policy of the
 * page forbids.
 */
export function devConfig(directory: string): Configuration {
  const config = moduleConfig(directory);
  return {
    ...config,
    output: { ...config.output, path: join(directory, 'dist/dev') },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof BrotliPlugin)),
  };
}
