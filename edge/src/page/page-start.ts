import type { ReleaseRecord } from '@crewdeck/releases';
import { routeAt } from '@crewdeck/releases/route-pattern';
import type { PageReleases } from './choose-releases.ts';

/** A file that the page at some path needs, and the release it is of. */
export interface NeededFile {
  record: ReleaseRecord;
  file: string;
}

type Route = NonNullable<ReleaseRecord['places']>['routes'][number];

/** A first frame that was rendered at build. */
export interface FrameAt {
  /** Its file in the release of the shell. */
  file: string;
  title: string;
  lead: string;
}

/** What a page begins with that is not the shell's own script. */
export interface PageStart {
  /**
   * The scripts and style sheets that the module behind the path will ask for, so that the browser fetches all of them at
   * once instead of one after the other. Empty where the shell draws the page itself.
   */
  files: NeededFile[];
  /** What the page asks of the API first, when nobody is signed in and the address has no query. */
  firstCall: string | null;
  /** What a visitor sees first; `null` where the browser has to draw it. */
  frame: FrameAt | null;
}

const LOADED_BY_TAG = /\.(js|css)$/;
/** Part of an address that needs no escaping. */
const PLAIN = /^[\w-]+$/;

export function pageStart(path: string, { shell, modules }: PageReleases): PageStart {
  const { prerendered = {} } = shell;
  const routes = [...modules].flatMap(([module, { places }]) =>
    (places?.routes ?? []).map((route) => ({ ...route, module })),
  );
  const route = routeAt(path, routes);
  const record = route && modules.get(route.module)?.records[0];
  if (!record) return { files: [], firstCall: null, frame: frameOf(prerendered[path]) };
  const files = new Set([record.entry, ...record.initial, ...(record.pages[route.page] ?? [])]);
  return {
    files: [...files].filter((file) => LOADED_BY_TAG.test(file)).map((file) => ({ record, file })),
    firstCall: firstCallOf(route, path),
    frame: frameOf(frameFile(route, prerendered), route),
  };
}

/** The frame's key is `<address>|<kind>`, as in `ReleaseRecord`: of an address that the navbar marks as current, or `*` for all others. */
function frameFile({ path, access, lead, width }: Route, prerendered: Record<string, string>): string | undefined {
  if (access !== 'open') return undefined;
  const kind = lead === undefined ? 'plain' : (width ?? 'default');
  return prerendered[`${path}|${kind}`] ?? prerendered[`*|${kind}`];
}

function frameOf(file: string | undefined, { title = '', lead = '' }: Partial<Route> = {}): FrameAt | null {
  return file === undefined ? null : { file, title, lead };
}

/** The call, with each `:id` taken from the path; `null` where that needs escaping, as no id does. */
function firstCallOf({ firstCall, path: pattern }: Route, path: string): string | null {
  const parts = path.split('/');
  const named = pattern.split('/').map((name, index) => ({ name, part: parts[index] ?? '' }));
  const parameters = named.filter(({ name }) => name.startsWith(':'));
  if (firstCall === undefined || !parameters.every(({ part }) => PLAIN.test(part))) return null;
  return parameters.reduce((filled, { name, part }) => filled.replace(name, part), firstCall);
}
