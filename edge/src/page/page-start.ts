import type { ReleaseRecord } from '@crewdeck/releases';
import { routeAt } from '@crewdeck/releases/route-pattern';
import type { PageReleases } from './choose-releases.ts';

/** A file that the page at some path needs, and the release it is of. */
export interface NeededFile {
  record: ReleaseRecord;
  file: string;
}

const LOADED_BY_TAG = /\.(js|css)$/;
/** Of a part of an address that stands for itself wherever it is written. */
const PLAIN = /^[\w-]+$/;

/** What a page begins with that is not the shell's own script. */
export interface PageStart {
  /**
   * The scripts and style sheets that the module behind the path will ask for, so that the browser fetches all of them at
   * once instead of one after the other. Empty where the shell draws the page itself.
   */
  files: NeededFile[];
  /** What the page asks of the API first, when nobody is signed in and the address has no query. */
  firstCall: string | null;
  /** The address whose first frame, rendered at build, is that of this page too; `null` where a module is missing. */
  frame: string | null;
}

export function pageStart(path: string, { shell, modules }: PageReleases): PageStart {
  const route = routeAt<Route>(path, [...shell.host.routes, ...broughtRoutes(modules)]);
  const record = route && modules.get(route.module)?.records[0];
  if (!record) return { files: [], firstCall: null, frame: route ? null : path };
  const files = new Set([record.entry, ...record.initial, ...(record.pages[route.page] ?? [])]);
  return {
    files: [...files].filter((file) => LOADED_BY_TAG.test(file)).map((file) => ({ record, file })),
    firstCall: firstCallOf(route.firstCall ?? record.firstCalls?.[route.page], route.path, path),
    // One frame for all people, all projects: nothing of them is in it.
    frame: route.path.includes(':') ? route.path : path,
  };
}

interface Route {
  path: string;
  module: string;
  page: string;
  firstCall?: string | undefined;
}

/** Those that modules add to the shell's own. */
function broughtRoutes(modules: PageReleases['modules']): Route[] {
  return [...modules].flatMap(([module, { places }]) => (places?.routes ?? []).map((route) => ({ ...route, module })));
}

/** With what stands in the path for each `:id`; none where that is no plain word, as nobody's id is anything else. */
function firstCallOf(call: string | undefined, pattern: string, path: string): string | null {
  const parts = path.split('/');
  const named = pattern.split('/').map((name, index) => ({ name, part: parts[index] ?? '' }));
  const parameters = named.filter(({ name }) => name.startsWith(':'));
  if (call === undefined || !parameters.every(({ part }) => PLAIN.test(part))) return null;
  return parameters.reduce((filled, { name, part }) => filled.replace(name, part), call);
}
