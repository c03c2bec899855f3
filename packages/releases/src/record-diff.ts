import type { ReleaseRecord } from './release-record.ts';

/** A file of one release or of both; bytes are `null` on the side that has none. */
export interface FileChange {
  /** Without the hash of its content, so that one file has one name in both. */
  file: string;
  from: number | null;
  to: number | null;
}

interface NameChanges {
  added: string[];
  removed: string[];
}

/** What a release of a module has that another one has not. */
export interface RecordDiff {
  /** Only those that differ, by name. */
  files: FileChange[];
  /** Bytes of all files. */
  bytes: { from: number; to: number };
  /** Bytes of the scripts that each page takes, the entry's included. All pages, also those that are the same. */
  pages: { page: string; from: number | null; to: number | null }[];
  widgets: NameChanges;
  packages: NameChanges;
  /** What it is built against, where that has changed. */
  requires: { what: keyof ReleaseRecord['requires']; from: string; to: string }[];
}

type Sides = readonly [from: ReleaseRecord, to: ReleaseRecord];

export function diffRecords(from: ReleaseRecord, to: ReleaseRecord): RecordDiff {
  const sides = [from, to] as const;
  return {
    files: changedFiles(sides),
    bytes: { from: bytesOf(from), to: bytesOf(to) },
    pages: namesIn(sides.map(({ pages }) => Object.keys(pages))).map((page) => ({
      page,
      from: scriptBytes(from, page),
      to: scriptBytes(to, page),
    })),
    widgets: nameChanges(Object.keys(from.widgets), Object.keys(to.widgets)),
    packages: nameChanges(from.packages, to.packages),
    requires: (['sdk', 'contract', 'federation'] as const)
      .map((what) => ({ what, from: from.requires[what], to: to.requires[what] }))
      .filter((range) => range.from !== range.to),
  };
}

function changedFiles([from, to]: Sides): FileChange[] {
  const [before, after] = [filesByName(from), filesByName(to)];
  return namesIn([[...before.keys()], [...after.keys()]])
    .filter((file) => before.get(file)?.integrity !== after.get(file)?.integrity)
    .map((file) => ({ file, from: before.get(file)?.bytes ?? null, to: after.get(file)?.bytes ?? null }));
}

/** `282.1f0a9c3e.js` is `282.js`: its content has another hash in each release. */
function filesByName({ files }: ReleaseRecord) {
  return new Map(Object.entries(files).map(([file, facts]) => [file.replace(/\.[0-9a-f]{8,20}(?=\.)/, ''), facts]));
}

function bytesOf({ files }: ReleaseRecord): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

function scriptBytes({ pages, initial, files }: ReleaseRecord, page: string): number | null {
  const own = Object.hasOwn(pages, page) ? pages[page] : undefined;
  if (!own) return null;
  const scripts = [...new Set([...initial, ...own])].filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0);
}

function nameChanges(from: readonly string[], to: readonly string[]): NameChanges {
  return {
    added: to.filter((name) => !from.includes(name)).sort(),
    removed: from.filter((name) => !to.includes(name)).sort(),
  };
}

function namesIn(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}
