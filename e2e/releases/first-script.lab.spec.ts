import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveReleaseOf, readRecordOf, releaseDirectory } from '../support/registry.ts';
import { partsOf, type ScriptPart } from '../support/script-parts.ts';
import { expect, test } from '../support/test.ts';

const TABLE = join(import.meta.dirname, '../../shell/first-script.md');
/** Parts that are smaller than this stand together, in bytes. */
const SMALL = 500;
/** How far the table may be behind, in bytes of Brotli: a part, and all of them. */
const TOLERANCE = 400;

test('the table of what the first script is made of is true', async () => {
  const [parts, table] = await Promise.all([partsOfFirstScript(), rowsOf(TABLE)]);
  const wrong = parts.filter(({ name, brotli }) => !(Math.abs(brotli - (table.get(name) ?? 0)) <= TOLERANCE));
  const gone = [...table.keys()].filter((name) => !parts.some((part) => part.name === name));
  const rows = parts.map(({ name, bytes, brotli }) => `| ${name} | ${figure(bytes)} | ${figure(brotli)} |`);
  expect({ wrong, gone }, `The table says otherwise. It should say:\n${rows.join('\n')}`).toEqual({
    wrong: [],
    gone: [],
  });
});

async function partsOfFirstScript(): Promise<ScriptPart[]> {
  const release = await liveReleaseOf('shell');
  const { entry } = await readRecordOf('shell', release);
  const read = (file: string) => readFile(join(releaseDirectory('shell', release), file), 'utf8');
  const parts = partsOf(await read(entry), JSON.parse(await read(`${entry}.map`)));
  const [large, small] = [parts.filter(({ brotli }) => brotli >= SMALL), parts.filter(({ brotli }) => brotli < SMALL)];
  return [...large, sumOf('others, each below 500', small), sumOf('all of it', parts)];
}

function sumOf(name: string, parts: ScriptPart[]): ScriptPart {
  const sum = (of: 'bytes' | 'brotli') => parts.reduce((total, part) => total + part[of], 0);
  return { name, bytes: sum('bytes'), brotli: sum('brotli') };
}

/** Brotli by part. */
async function rowsOf(file: string): Promise<Map<string, number>> {
  const rows = [...(await readFile(file, 'utf8')).matchAll(/^\| (.+?) +\| +[\d,]+ \| +([\d,]+) \|$/gm)];
  return new Map(
    rows.map(([, name = '', brotli = '']) => [name.replaceAll('`', ''), Number(brotli.replaceAll(',', ''))]),
  );
}

function figure(bytes: number): string {
  return bytes.toLocaleString('en-GB');
}
