import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '@crewdeck/releases';
import { publish, textOf } from '../testing/a-release.ts';
import { copyRelease } from './copy-release.ts';

const HASH = randomBytes(4).toString('hex');

/** Folders of unfinished copies of our release; those of other specs come and go meanwhile. */
async function leftovers(): Promise<string[]> {
  const asides = (await readdir(tmpdir())).filter((name) => name.startsWith('crewdeck-release-'));
  const texts = await Promise.all(
    asides.map((name) => readFile(join(tmpdir(), name, 'explore.js'), 'utf8').catch(() => '')),
  );
  return asides.filter((_, index) => texts[index] === textOf(HASH));
}

describe('a copy of a release that fails, as on a full disk', () => {
  it('leaves nothing behind, so that trying again does not fill the disk for good', async () => {
    const root = await mkdtemp(join(tmpdir(), 'full-'));
    const store = await openStore(join(root, 'store'));
    const record = await store.read('mf-explore', await publish(join(root, 'store'), 'mf-explore', HASH));
    const from = Object.assign(Object.create(store), {
      readFile: async (module: string, releaseId: string, file: string) => {
        // The others are still on their way when the first one fails.
        if (file === 'entry.js') throw new Error('ENOSPC');
        await sleep(50);
        return store.readFile(module, releaseId, file);
      },
    });

    await expect(copyRelease(record, from, await openStore(join(root, 'cache')))).rejects.toThrow('ENOSPC');
    await sleep(300);
    expect(await leftovers()).toEqual([]);
    await rm(root, { recursive: true });
  });
});
