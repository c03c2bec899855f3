import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../open-store.ts';
import { releaseIdOf } from '../release-record.ts';
import { aBuild, aRecord, PUBLICATION } from '../testing/a-build.ts';
import { runSource } from '../testing/run-source.ts';
import { directoryPlace, type StorePlace, s3Place } from '../testing/store-places.ts';

const EXCLUSIVE = { isVersionExclusive: true };
const MODULE = 'mf-profile';

describe.each([
  ['a directory', directoryPlace],
  ['S3', s3Place],
])('a store in %s', (_name, openPlace) => {
  let place: StorePlace;

  beforeAll(async () => {
    place = await openPlace();
  });

  afterAll(() => place.close());

  const newStore = () => openStore(place.newLocation());

  it('gives back a published release: its record, its publication and its files', async () => {
    const store = await newStore();
    const { directory, record, releaseId } = await aBuild();
    const published = await store.publish(directory, PUBLICATION);
    expect(published).toEqual({ record: { ...record, publication: PUBLICATION }, isNew: true });
    expect(await store.read(MODULE, releaseId)).toEqual(published.record);
    expect(Buffer.from(await store.readFile(MODULE, releaseId, 'fonts/text.woff2')).toString()).toBe('letters');
    expect(await store.list(MODULE)).toEqual([releaseId]);
  });

  it('knows nothing of a release that was never published', async () => {
    const store = await newStore();
    await expect(store.read(MODULE, '1.0.0-ab12cd34')).rejects.toThrow('There is no release mf-profile@1.0.0-ab12cd34');
    await expect(store.readFile(MODULE, '1.0.0-ab12cd34', 'remoteEntry.js')).rejects.toThrow();
    expect(await store.list(MODULE)).toEqual([]);
  });

  it('changes nothing when the same bytes are published again', async () => {
    const store = await newStore();
    const { directory } = await aBuild();
    const first = await store.publish(directory, PUBLICATION, EXCLUSIVE);
    const again = await store.publish(directory, { ...PUBLICATION, by: 'somebody else' }, EXCLUSIVE);
    expect(again).toEqual({ record: first.record, isNew: false });
  });

  it('refuses other bytes under the name of a release that is there', async () => {
    const store = await newStore();
    const { directory, releaseId } = await aBuild();
    await store.publish(directory, PUBLICATION);
    const other = await aBuild({ files: { 'remoteEntry.js': 'other()' } });
    await expect(store.publish(other.directory, PUBLICATION)).rejects.toThrow('published before with other bytes');
    expect(Buffer.from(await store.readFile(MODULE, releaseId, 'remoteEntry.js')).toString()).toBe('entry()');
  });

  it('tells one of two that publish the same release at the same moment that it was new', async () => {
    const store = await newStore();
    const { directory, releaseId } = await aBuild();
    const published = await Promise.all([
      store.publish(directory, PUBLICATION, EXCLUSIVE),
      store.publish(directory, PUBLICATION, EXCLUSIVE),
    ]);
    expect(published.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.list(MODULE)).toEqual([releaseId]);
  });

  it('never mixes two that publish other bytes under one name at the same moment', async () => {
    const store = await newStore();
    const contents = ['one()', 'two()'];
    const builds = await Promise.all(contents.map((content) => aBuild({ files: { 'remoteEntry.js': content } })));
    await Promise.allSettled(builds.map(({ directory }) => store.publish(directory, PUBLICATION)));
    for (const releaseId of await store.list(MODULE)) {
      const { files } = await store.read(MODULE, releaseId);
      const bytes = Buffer.from(await store.readFile(MODULE, releaseId, 'remoteEntry.js')).toString();
      expect(files).toEqual(aRecord({ files: { 'remoteEntry.js': bytes } }).files);
    }
  });

  describe('where a version belongs to one release', () => {
    const contenders = () => Promise.all(['ab12cd34', 'ef56ab78'].map((hash) => aBuild({ version: '1.2.3', hash })));

    it('refuses another one of the same version', async () => {
      const store = await newStore();
      const [first, second] = await contenders();
      await store.publish(first?.directory ?? '', PUBLICATION);
      const attempt = store.publish(second?.directory ?? '', PUBLICATION, EXCLUSIVE);
      await expect(attempt).rejects.toThrow('Version 1.2.3 of mf-profile is taken by mf-profile@1.2.3-ab12cd34.');
      await expect(store.publish(second?.directory ?? '', PUBLICATION)).resolves.toMatchObject({ isNew: true });
    });

    it('gives it to one of two that come at the same moment', async () => {
      const store = await newStore();
      const publish = ({ directory }: { directory: string }) => store.publish(directory, PUBLICATION, EXCLUSIVE);
      const results = await Promise.allSettled((await contenders()).map(publish));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await store.list(MODULE)).toHaveLength(1);
    });

    it('lets the next one have it when its release has been removed', async () => {
      const store = await newStore();
      const [first, second] = await contenders();
      await store.publish(first?.directory ?? '', PUBLICATION, EXCLUSIVE);
      await store.remove(MODULE, first?.releaseId ?? '');
      await expect(store.publish(second?.directory ?? '', PUBLICATION, EXCLUSIVE)).resolves.toMatchObject({
        isNew: true,
      });
    });
  });

  describe('refuses a build', () => {
    it.each([
      ['with a file that is not the recorded one', 'remoteEntry.js', 'tampered()', 'remoteEntry.js has other bytes'],
      ['with a file too many', 'stray.js', 'stray()', 'stray.js is not in the record'],
      ['with a file too few', 'fonts/text.woff2', null, 'fonts/text.woff2 is missing'],
      ['without a valid record', 'release.json', '{}', 'is damaged at "schemaVersion"'],
      ['without a record', 'release.json', null, 'There is no finished build'],
    ])('%s', async (_case, file, content, message) => {
      const store = await newStore();
      const { directory } = await aBuild();
      if (content === null) await rm(join(directory, file));
      else await writeFile(join(directory, file), content);
      await expect(store.publish(directory, PUBLICATION)).rejects.toThrow(message);
      expect(await store.list(MODULE)).toEqual([]);
    });
  });

  it.each([
    ['../mf-profile', '1.0.0-ab12cd34', 'remoteEntry.js'],
    [MODULE, '..', 'remoteEntry.js'],
    [MODULE, '1.0.0-ab12cd34', '../../secret'],
  ])('takes no name that could lead out of it: %s %s %s', async (module, releaseId, file) => {
    const store = await newStore();
    await expect(store.readFile(module, releaseId, file)).rejects.toThrow('No name of a release');
  });

  it('forgets a removed release whole, and lets it be removed again and published again', async () => {
    const store = await newStore();
    const { directory, releaseId } = await aBuild();
    await store.publish(directory, PUBLICATION);
    await store.remove(MODULE, releaseId);
    await store.remove(MODULE, releaseId);
    expect(await store.list(MODULE)).toEqual([]);
    await expect(store.readFile(MODULE, releaseId, 'remoteEntry.js')).rejects.toThrow();
    await expect(store.publish(directory, PUBLICATION)).resolves.toMatchObject({ isNew: true });
  });

  it('shows nothing of an upload whose process was killed in the middle, and lets it be repeated', async () => {
    const location = place.newLocation();
    const build = await aBuildOf(place.filesToKillIn);
    const publisher = runSource(
      'packages/releases/src/testing/publish-process.ts',
      [location, build.directory],
      place.environment,
    );
    const end = once(publisher, 'exit');
    await place.untilHalfUploaded(location);
    publisher.kill('SIGKILL');
    expect(await end).toEqual([null, 'SIGKILL']);

    const store = await openStore(location);
    expect(await store.list(MODULE)).toEqual([]);
    await expect(store.read(MODULE, build.releaseId)).rejects.toThrow('There is no release');
    await expect(store.publish(build.directory, PUBLICATION, EXCLUSIVE)).resolves.toMatchObject({ isNew: true });
    expect(releaseIdOf(await store.read(MODULE, build.releaseId))).toBe(build.releaseId);
  });
});

function aBuildOf(count: number) {
  const content = 'x'.repeat(100_000);
  const files = Array.from({ length: count }, (_, index) => [`chunk-${index}.js`, content]);
  return aBuild({ files: { 'remoteEntry.js': 'entry()', ...Object.fromEntries(files) } });
}
