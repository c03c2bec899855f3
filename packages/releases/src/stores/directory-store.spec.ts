import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBuild, PUBLICATION } from '../testing/a-build.ts';
import { DirectoryStore } from './directory-store.ts';

const MODULE = 'mf-profile';
const LONG_AGO = new Date('2026-01-01');

const aRoot = () => mkdtemp(join(tmpdir(), 'crewdeck-store-'));

describe('a store in a directory', () => {
  it('has a folder for each release, and leaves nothing beside it', async () => {
    const root = await aRoot();
    const { directory } = await aBuild();
    await new DirectoryStore(root).publish(directory, PUBLICATION);
    expect(await readdir(join(root, MODULE))).toEqual(['1.0.0-ab12cd34']);
    const files = await readdir(join(root, MODULE, '1.0.0-ab12cd34'), { recursive: true });
    expect(files.sort()).toEqual(['fonts', 'fonts/text.woff2', 'release.json', 'remoteEntry.js', 'remoteEntry.js.br']);
  });

  it('sweeps what processes that died left behind, but only when it is old', async () => {
    const root = await aRoot();
    for (const name of ['.incoming-old', '.removed-old', '.incoming-new']) {
      await mkdir(join(root, MODULE, name), { recursive: true });
      if (name.endsWith('old')) await utimes(join(root, MODULE, name), LONG_AGO, LONG_AGO);
    }
    const { directory, releaseId } = await aBuild();
    await new DirectoryStore(root).publish(directory, PUBLICATION);
    expect((await readdir(join(root, MODULE))).sort()).toEqual(['.incoming-new', releaseId]);
  });

  it('puts a release in the place of a folder that has lost its record', async () => {
    const root = await aRoot();
    const store = new DirectoryStore(root);
    const { directory, releaseId } = await aBuild();
    await mkdir(join(root, MODULE, releaseId), { recursive: true });
    await writeFile(join(root, MODULE, releaseId, 'remnant.js'), '');
    await expect(store.publish(directory, PUBLICATION)).resolves.toMatchObject({ isNew: true });
    expect(await readdir(join(root, MODULE, releaseId))).not.toContain('remnant.js');
  });

  it('says so when a record in it is damaged, and does not publish over it', async () => {
    const root = await aRoot();
    const store = new DirectoryStore(root);
    const { directory, releaseId } = await aBuild();
    await store.publish(directory, PUBLICATION);
    await writeFile(join(root, MODULE, releaseId, 'release.json'), '{"schemaVersion":');
    await expect(store.read(MODULE, releaseId)).rejects.toThrow('of mf-profile@1.0.0-ab12cd34 is damaged');
    await expect(store.publish(directory, PUBLICATION)).rejects.toThrow('is damaged');
  });
});
