import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';

const INTERNAL = /"(workspace|catalog):|@crewdeck\/source|\.\/src\/.*\.tsx?"/;
/** What a new module begins as is sources on purpose. */
const TEMPLATE = '/@crewdeck/crewdeck/dist/template/';
const SOURCE = /\.spec\.|\.map$|(?<!\.d)\.tsx?$/;

/** What installed packages hold of this checkout: sources, tests, source maps, paths; one line each. */
export async function tracesOfCheckout(below: string): Promise<string[]> {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes(TEMPLATE));
  const traces = await Promise.all(files.map(async (file) => tracesIn(file, await readFile(file, 'utf8'))));
  return [...(files.length > 100 ? [] : [`only ${files.length} files`]), ...traces.flat()];
}

function tracesIn(file: string, text: string): string[] {
  return [
    ...(SOURCE.test(file) ? [`${file} is a source`] : []),
    ...(text.includes(ROOT) || text.includes('sourceMappingURL') ? [`${file} names one`] : []),
    ...(file.endsWith('/package.json') && INTERNAL.test(text) ? [`${file} is as it stands here`] : []),
  ];
}
