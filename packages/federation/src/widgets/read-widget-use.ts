import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetUse } from '@crewdeck/releases/widget-props';
import { SDK } from '../build-hash.ts';
import { findPackage, moduleNameOf } from '../package-file.ts';
import { widgetUseOf } from './widget-use.ts';

const CONTRACT = /(^|\/)widget\.(tsx|d\.ts)$/;
/** Of its sources, and of what is packed. */
const CONTRACT_FOLDERS = ['src/modules', 'dist/types/modules', 'dist/modules'];

/** What a module in a folder takes and gives. */
export function readWidgetUse(directory: string): WidgetUse {
  const names = namesBelow(join(directory, 'src')).filter((name) => /\.tsx?$/.test(name));
  const texts = names.map((name) => [`src/${name}`, readFileSync(join(directory, 'src', name), 'utf8')] as const);
  return widgetUseOf({
    module: moduleNameOf(directory),
    texts: new Map(texts),
    widgetContract: readWidgetContract(directory),
  });
}

/** Source of the SDK of a module that names the props of widgets; sources and types of one file say the same. */
export function readWidgetContract(directory: string): string {
  const sdk = findPackage(SDK, directory) ?? '';
  for (const folder of CONTRACT_FOLDERS.map((name) => join(sdk, name))) {
    const file = namesBelow(folder).find((name) => CONTRACT.test(name));
    if (file) return readFileSync(join(folder, file), 'utf8');
  }
  return '';
}

function namesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((file) => file.replaceAll('\\', '/')).sort();
}
