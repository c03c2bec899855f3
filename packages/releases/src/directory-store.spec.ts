import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease, readRelease } from './directory-store.ts';
import { integrityOf } from './integrity.ts';
import { containerNameOf, type ReleaseRecord } from './release-record.ts';

const PUBLICATION = { commit: null, at: '2026-01-01T00:00:00.000Z', by: 'somebody' };

function aRecord(script: string): ReleaseRecord {
  return {
    schemaVersion: 1,
    module: 'mf-profile',
    version: '1.0.0',
    hash: 'ab12cd34',
    container: containerNameOf('mf-profile', '1.0.0', 'ab12cd34'),
    entry: 'remoteEntry.js',
    initial: ['remoteEntry.js'],
    pages: { profile: [] },
    widgets: {},
    files: { 'remoteEntry.js': { integrity: integrityOf(Buffer.from(script)), bytes: script.length } },
    packages: [],
    requires: { sdk: '^1.0.0', contract: '^1.0.0' },
  };
}

async function aBuild(script = 'entry()'): Promise<{ build: string; store: string }> {
  const root = await mkdtemp(join(tmpdir(), 'store-'));
  const build = join(root, 'build');
  await mkdir(build);
  await writeFile(join(build, 'remoteEntry.js'), script);
  await writeFile(join(build, 'release.json'), JSON.stringify(aRecord(script)));
  return { build, store: join(root, 'store') };
}

describe('the directory store', () => {
  it('holds a published release under its module, version and hash', async () => {
    const { build, store } = await aBuild();
    await publishRelease(build, store, PUBLICATION);
    expect(await readRelease(store, 'mf-profile', '1.0.0-ab12cd34')).toMatchObject({ publication: PUBLICATION });
    expect(await readdir(join(store, 'mf-profile'))).toEqual(['1.0.0-ab12cd34']);
  });

  it('keeps a release that is there already, whatever comes later under its name', async () => {
    const { build, store } = await aBuild();
    await publishRelease(build, store, PUBLICATION);
    await writeFile(join(build, 'remoteEntry.js'), 'other()');
    await publishRelease(build, store, { ...PUBLICATION, by: 'somebody else' });
    const file = join(store, 'mf-profile/1.0.0-ab12cd34/remoteEntry.js');
    expect(await readFile(file, 'utf8')).toBe('entry()');
  });

  it('refuses a build without a valid record', async () => {
    const { build, store } = await aBuild();
    await writeFile(join(build, 'release.json'), '{}');
    await expect(publishRelease(build, store, PUBLICATION)).rejects.toThrow();
  });
});

describe('the name of a container', () => {
  it('is a global variable name that carries version and hash', () => {
    expect(containerNameOf('mf-profile', '1.4.2', 'ab12cd34')).toBe('mf_profile__1_4_2_ab12cd34');
  });
});
