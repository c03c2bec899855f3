import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack, publishedPackages } from '#bin/pack-packages.mjs';
import { packagesNamed } from '#bin/package.mjs';

/** A new module begins as sources. */
const TEMPLATE = /^package\/dist\/template\//;
const INTERNAL = /\.spec\.|\.map$|tsbuildinfo|(?<!\.d)\.tsx?$/;

describe('what squads get', () => {
  let tarballs: string[];

  beforeAll(async () => {
    tarballs = await pack(publishedPackages());
  });

  it('has whatever its package files lead to', async () => {
    const problems = tarballs.map(async (file) => {
      const { buffer } = new Uint8Array(await readFile(file));
      const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
      return messages.map((message) => `${file}: ${formatMessage(message, pkg ?? {})}`);
    });
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('is compiled, with types, and without tests and notes of the compiler', () => {
    const files = tarballs.flatMap((file) =>
      execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n'),
    );
    expect(files).toEqual(
      expect.arrayContaining(['package/dist/index.js', 'package/dist/index.d.ts', 'package/dist/global.css']),
    );
    expect(files.filter((file) => INTERNAL.test(file) && !TEMPLATE.test(file))).toEqual([]);
  });
});

test('packages are called by name, with or without the scope', () => {
  expect(packagesNamed(['@crewdeck/ui-kit', 'contract'], ['contract', 'ui-kit'])).toEqual(['contract', 'ui-kit']);
  expect(packagesNamed(['all'], ['contract', 'matching'])).toEqual(['contract', 'matching']);
  expect(() => packagesNamed(['kit'], ['contract'])).toThrow('There is no package kit. There are: contract.');
  expect(() => packagesNamed([], ['contract'])).toThrow('Which package?');
});
