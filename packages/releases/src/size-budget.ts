import { SHELL } from './host-document.ts';
import type { ReleaseRecord } from './release-record.ts';

interface Budget {
  /** Of the scripts that a page or a widget starts with. */
  readonly firstScripts: number;
  /** Of all that people may load of a release. */
  readonly files: number;
}

/** In bytes, not compressed: about twice what the largest release has today. A commit that raises one says why. */
export const SIZE_BUDGET: Record<'shell' | 'module', Budget> = {
  shell: { firstScripts: 900_000, files: 2_000_000 },
  module: { firstScripts: 250_000, files: 500_000 },
};
/** Copies, and what only developers load. */
const NOT_FOR_PEOPLE = /\.(br|map)$/;

type Sized = Pick<ReleaseRecord, 'module' | 'initial' | 'pages' | 'widgets' | 'files'>;

/**
 * What of a release is larger than it may be: a sentence for each.
 *
 * @param bytesOf a file; what the record says if left out
 */
export function oversizesOf(record: Sized, bytesOf = bytesIn(record)): string[] {
  const budget = SIZE_BUDGET[record.module === SHELL ? 'shell' : 'module'];
  const sum = (files: readonly string[]) => [...new Set(files)].reduce((total, file) => total + bytesOf(file), 0);
  const starts = Object.entries({ [record.module]: [], ...record.pages, ...record.widgets }).map(([name, files]) => ({
    name,
    bytes: sum([...record.initial, ...files].filter((file) => file.endsWith('.js'))),
  }));
  const all = sum(Object.keys(record.files).filter((file) => !NOT_FOR_PEOPLE.test(file)));
  return [
    ...starts
      .filter(({ bytes }) => bytes > budget.firstScripts)
      .map(({ name, bytes }) => `${name} starts with scripts of ${over(bytes, budget.firstScripts)}`),
    ...(all > budget.files ? [`It has files of ${over(all, budget.files)}`] : []),
  ];
}

function bytesIn({ files }: Sized): (file: string) => number {
  return (file) => files[file]?.bytes ?? 0;
}

function over(bytes: number, limit: number): string {
  return `${Math.ceil(bytes / 1000)} kB, where ${limit / 1000} kB are allowed.`;
}
