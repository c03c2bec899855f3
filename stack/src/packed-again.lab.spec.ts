import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployFolders } from '#bin/deploy-folders.mjs';
import { pack, publishedPackages } from '#bin/pack-packages.mjs';

/** A limit for what hangs. */
const LIMIT_MS = 300_000;

describe('what is packed twice has the same bytes', () => {
  it(
    'as a folder that runs',
    async () => {
      const output = await mkdtemp(join(tmpdir(), 'crewdeck-folders-'));
      const before = await deployFolders(output, ['command']);
      expect(await deployFolders(output, ['command'])).toEqual(before);
      await rm(output, { recursive: true });
    },
    LIMIT_MS,
  );

  it(
    'as packages for squads',
    async () => {
      const bytes = async () =>
        Buffer.concat(await Promise.all((await pack(publishedPackages())).map((file) => readFile(file))));
      const before = await bytes();
      expect((await bytes()).equals(before)).toBe(true);
    },
    LIMIT_MS,
  );
});
