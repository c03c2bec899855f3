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
export function neededFiles(path: string, releases: PageReleases): NeededFile[] {
  const found = pageAt(path, releases);
  if (!found) return [];
  const { record, page } = found;
  const files = new Set([record.entry, ...record.initial, ...(record.pages[page] ?? [])]);
  return [...files].filter((file) => LOADED_BY_TAG.test(file)).map((file) => ({ record, file }));
}

/** What the page at a path asks of the API before anything else, when nobody is signed in and the address has no query. */
export function firstCallAt(path: string, releases: PageReleases): string | null {
  const found = pageAt(path, releases);
  return found?.record.firstCalls?.[found.page] ?? null;
}

/** Whether a browser's first frame at a path is the one that was drawn at build: not so where a module is missing. */
export function isDrawnAt(path: string, releases: PageReleases): boolean {
  return !routeAt(path, releases) || pageAt(path, releases) !== null;
}

/** The page of a module that is shown at a path, and the release it comes from. */
function pageAt(path: string, releases: PageReleases): { record: ReleaseRecord; page: string } | null {
  const route = routeAt(path, releases);
  const record = route && releases.modules.get(route.module)?.records[0];
  return record ? { record, page: route.page } : null;
}

function routeAt(path: string, { shell }: PageReleases) {
  const wanted = comparable(path);
  return shell.host.routes.find((candidate) => comparable(candidate.path) === wanted);
}

/** The shell's router looks at neither case nor a slash at the end. */
function comparable(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
