import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../integrity.ts';
import { containerNameOf, type ReleaseRecord, releaseIdOf } from '../release-record.ts';

export const PUBLICATION = { commit: null, at: '2026-01-01T00:00:00.000Z', by: 'somebody' };

export interface TestBuild {
  directory: string;
  record: ReleaseRecord;
  releaseId: string;
}

interface Options {
  module?: string;
  version?: string;
  hash?: string;
  files?: Record<string, string>;
}

const FILES = { 'remoteEntry.js': 'entry()', 'remoteEntry.js.br': 'compressed', 'fonts/text.woff2': 'letters' };

/** A finished build in a folder of its own, as the build preset leaves it. */
export async function aBuild(options: Options = {}): Promise<TestBuild> {
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-build-'));
  const record = aRecord(options);
  for (const [name, content] of Object.entries(options.files ?? FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  await writeFile(join(directory, 'release.json'), JSON.stringify(record));
  return { directory, record, releaseId: releaseIdOf(record) };
}

export function aRecord({
  module = 'mf-profile',
  version = '1.0.0',
  hash = 'ab12cd34',
  files = FILES,
}: Options = {}): ReleaseRecord {
  const described = Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.from(content);
    return [name, { integrity: integrityOf(bytes), bytes: bytes.length }] as const;
  });
  return {
    schemaVersion: 1,
    module,
    version,
    hash,
    container: containerNameOf(module, version, hash),
    entry: 'remoteEntry.js',
    initial: ['remoteEntry.js'],
    pages: { profile: [] },
    widgets: {},
    files: Object.fromEntries(described),
    packages: [],
    requires: { sdk: '^1.0.0', contract: '^1.0.0', federation: '^2.9.2' },
  };
}
