import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WIDGET_PROPS_FILE } from '@crewdeck/releases';
import { type RspackPluginInstance, rspack } from '@rspack/core';

const SOURCE = 'src/widget-props.ts';
const OF_ITS_OWN = /\bfrom\s*['"]\.|\bimport\s*\(\s*['"]\.|\bimport\s*['"]\./;

/**
 * Gives the props of the module's widgets along with the release, for whoever places them ("release types"). They are handed on
 * as they stand, so that they are what the squad has written.
 *
 * @returns none where the module has no such file
 * @throws Error when others could not read it
 */
export function widgetProps(directory: string): RspackPluginInstance[] {
  const file = join(directory, SOURCE);
  if (!existsSync(file)) return [];
  if (OF_ITS_OWN.test(readFileSync(file, 'utf8')))
    throw new Error(`${SOURCE} imports a file of this module, which others do not have: write the types out in it.`);
  return [new rspack.CopyRspackPlugin({ patterns: [{ from: file, to: WIDGET_PROPS_FILE, toType: 'file' }] })];
}
