import { type Configuration, rspack } from '@rspack/core';

/** Builds once. @throws Error that names what is wrong */
export function runBuild(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
}
