import type { ReleaseRecord } from './release-record.ts';
import { oversizesOf, SIZE_BUDGET } from './size-budget.ts';
import { aRecord } from './testing/a-build.ts';

const { module: budget } = SIZE_BUDGET;
const record: ReleaseRecord = {
  ...aRecord({ files: { 'remoteEntry.js': '', 'page.js': '', 'page.css': '', 'other.js': '', 'page.js.map': '' } }),
  pages: { profile: ['page.js', 'page.css'], other: ['other.js'] },
};
const oversizes = (bytes: Record<string, number>, of = record) => oversizesOf(of, (file) => bytes[file] ?? 0);

describe('a release', () => {
  it('may be as large as its budget', () => {
    expect(oversizes({ 'remoteEntry.js': 1_000, 'page.js': budget.firstScripts - 1_000 })).toEqual([]);
  });

  it('has no page that starts with more scripts, and what it starts with is named', () => {
    expect(oversizes({ 'remoteEntry.js': 1_000, 'page.js': budget.firstScripts })).toEqual([
      'profile starts with scripts of 251 kB, where 250 kB are allowed.',
    ]);
  });

  it('is as large as all its files but compressed copies and source maps', () => {
    expect(oversizes({ 'page.css': budget.files, 'page.js.map': 9e9 })).toEqual([]);
    expect(oversizes({ 'page.css': budget.files, 'other.js': 1 })).toEqual([
      'It has files of 501 kB, where 500 kB are allowed.',
    ]);
  });

  it('of the shell may be larger, as it brings what all share', () => {
    const shell = { ...record, module: 'shell', pages: {} };
    expect(oversizes({ 'remoteEntry.js': budget.files }, shell)).toEqual([]);
    expect(oversizes({ 'remoteEntry.js': SIZE_BUDGET.shell.firstScripts + 1 }, shell)).toEqual([
      'shell starts with scripts of 901 kB, where 900 kB are allowed.',
    ]);
  });

  it('is believed its record, where its files are out of sight', () => {
    expect(oversizesOf({ ...record, files: { 'page.js': { integrity: 'sha384-', bytes: 9e6 } } })).toHaveLength(2);
  });
});
