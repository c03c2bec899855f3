import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NOT_IN_A_MODULE } from '@crewdeck/releases/shared-packages';
import { liveReleaseOf, readRecordOf, releaseDirectory } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const MODULES = ['mf-profile', 'mf-projects', 'mf-invites', 'mf-explore', 'mf-hackathons'];
/** A default Module Federation entry takes 29 kB; ours is 0.14 to 0.19 of that: each file of a module is some 60 bytes in it. */
const MOST_BYTES_OF_AN_ENTRY = 5_400;

/** Traces that these libraries leave in code even when it is minified. */
const FINGERPRINTS = [
  'react.transitional.element',
  '__reactContainer$',
  'AxiosError',
  'identitytoolkit.googleapis.com',
  'ZodError',
  '__FEDERATION__.__GLOBAL_PLUGIN__',
];

for (const module of MODULES) {
  test.describe(`the bundle of ${module}`, () => {
    test('holds nothing that the shell provides', async () => {
      const releaseId = await liveReleaseOf(module);
      const record = await readRecordOf(module, releaseId);
      const carried = record.packages.filter((name) => NOT_IN_A_MODULE.includes(name) || name.startsWith('@firebase/'));
      expect(carried).toEqual([]);

      const text = await scriptsOf(module, releaseId);
      expect(FINGERPRINTS.filter((fingerprint) => text.includes(fingerprint))).toEqual([]);
    });

    test(`starts with an entry of at most ${MOST_BYTES_OF_AN_ENTRY} bytes in Brotli`, async () => {
      const file = join(releaseDirectory(module, await liveReleaseOf(module)), 'remoteEntry.js');
      expect(brotliCompressSync(await readFile(file)).length).toBeLessThanOrEqual(MOST_BYTES_OF_AN_ENTRY);
    });
  });
}

test('the shell holds what it provides, so that the checks above could fail', async () => {
  const releaseId = await liveReleaseOf('shell');
  const record = await readRecordOf('shell', releaseId);
  expect(record.packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'axios', '@tanstack/query-core']));
  const text = await scriptsOf('shell', releaseId);
  expect(FINGERPRINTS.filter((fingerprint) => !text.includes(fingerprint))).toEqual(['ZodError']);
});

async function scriptsOf(module: string, releaseId: string): Promise<string> {
  const directory = releaseDirectory(module, releaseId);
  const files = (await readdir(directory)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')))).join('\n');
}
