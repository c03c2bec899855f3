import { diffRecords } from './record-diff.ts';
import type { ReleaseRecord } from './release-record.ts';
import { aRecord } from './testing/a-build.ts';

const FILES = { 'remoteEntry.js': 'entry()', '282.aaaaaaaa.js': 'page()', '282.aaaaaaaa.css': 'p{}' };

const aRelease = (files: Record<string, string>, changes: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  ...aRecord({ files }),
  ...changes,
});

const BEFORE = aRelease(FILES, { pages: { profile: ['282.aaaaaaaa.js', '282.aaaaaaaa.css'] }, packages: ['zod'] });

describe('the difference of two releases', () => {
  it('is none between a release and itself', () => {
    expect(diffRecords(BEFORE, BEFORE)).toMatchObject({
      files: [],
      pages: [{ page: 'profile', from: 13, to: 13 }],
      widgets: { added: [], removed: [] },
      packages: { added: [], removed: [] },
      requires: [],
    });
  });

  it('names a file without the hash of its content, so that it is the same one in both', () => {
    const after = aRelease({ 'remoteEntry.js': 'entry()', '282.bbbbbbbb.js': 'page(2)', 'map.js': 'map' });
    expect(diffRecords(BEFORE, after)).toMatchObject({
      files: [
        { file: '282.css', from: 3, to: null },
        { file: '282.js', from: 6, to: 7 },
        { file: 'map.js', from: null, to: 3 },
      ],
      bytes: { from: 16, to: 17 },
    });
  });

  it('counts the scripts that a page takes, and tells which pages, widgets and packages come and go', () => {
    const pages = { profile: ['282.aaaaaaaa.js'], hours: [] };
    const after = aRelease(FILES, { pages, widgets: { card: [] }, packages: ['dayjs'] });
    expect(diffRecords(BEFORE, after)).toMatchObject({
      pages: [
        { page: 'hours', from: null, to: 7 },
        { page: 'profile', from: 13, to: 13 },
      ],
      widgets: { added: ['card'], removed: [] },
      packages: { added: ['dayjs'], removed: ['zod'] },
    });
  });

  it('tells what it is built against now', () => {
    const after = aRelease(FILES, { requires: { ...BEFORE.requires, contract: '^1.4.0' } });
    expect(diffRecords(BEFORE, after).requires).toEqual([{ what: 'contract', from: '^1.0.0', to: '^1.4.0' }]);
  });
});
