import { createRequire } from 'node:module';
import { join } from 'node:path';

const BUILD = /dist([\\/])development([\\/]).*$/;

/**
 * React Router gives bundlers its development build, whatever they build for. The same package has the other one beside it, without
 * the warnings for who writes routes.
 *
 * @param directory of the shell
 * @returns aliases of what `react-router-dom` passes on
 */
export function productionRouter(directory: string): Record<string, string> {
  const inBrowser = createRequire(join(directory, 'package.json')).resolve('react-router-dom');
  const router = createRequire(inBrowser).resolve('react-router');
  const fileOf = (name: string) => router.replace(BUILD, `dist$1production$2${name}.mjs`);
  return { 'react-router$': fileOf('index'), 'react-router/dom$': fileOf('dom-export') };
}
