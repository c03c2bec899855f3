import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '@crewdeck/releases';
import { rspack } from '@rspack/core';

/** What the shell's route table says; pages that the shell draws itself name no module. */
interface RouteTable {
  ROUTES: readonly { path: string; module?: string; page?: string }[];
}
interface WidgetList {
  PLACED_WIDGETS: Record<string, true>;
}

/**
 * What a build of the shell gives to modules and needs of them, read off the very sources it is built from.
 *
 * @param directory of the shell
 */
export async function describeHost(directory: string, provides: Host['provides']): Promise<Host> {
  const { ROUTES } = await evaluate<RouteTable>(join(directory, 'src/routes.ts'));
  const { PLACED_WIDGETS } = await evaluate<WidgetList>(join(directory, 'src/placed-widgets.ts'));
  return {
    provides,
    routes: ROUTES.flatMap(({ path, module, page }) => (module && page ? [{ path, module, page }] : [])),
    widgets: Object.keys(PLACED_WIDGETS).map((key) => {
      const [module = '', widget = ''] = key.split('/');
      return { module, widget };
    }),
  };
}

/** Exports of a source file that holds data only: types are taken off, and it imports nothing else. */
async function evaluate<T>(file: string): Promise<T> {
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
