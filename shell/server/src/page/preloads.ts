import type { ReleaseRecord } from '@crewdeck/releases';
import type { PageReleases } from './page-modules.ts';

/** A file that the page at some path needs, and the release it is of. */
export interface NeededFile {
  record: ReleaseRecord;
  file: string;
}

const LOADED_BY_TAG = /\.(js|css)$/;

/**
 * The scripts and style sheets that the module behind a path will ask for, so that the browser fetches all of them at once
 * instead of one after the other. Empty where the shell draws the page itself.
 */
export function neededFiles(path: string, { shell, modules }: PageReleases): NeededFile[] {
  const wanted = comparable(path);
  const route = shell.host.routes.find((candidate) => comparable(candidate.path) === wanted);
  const record = route && modules.get(route.module)?.records[0];
  if (!record) return [];
  const files = new Set([record.entry, ...record.initial, ...(record.pages[route.page] ?? [])]);
  return [...files].filter((file) => LOADED_BY_TAG.test(file)).map((file) => ({ record, file }));
}

/** The shell's router looks at neither case nor a slash at the end. */
function comparable(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
