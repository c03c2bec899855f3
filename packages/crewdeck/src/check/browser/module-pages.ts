import type { Subject } from '../subject.ts';

/** A page of the module at an address that can be opened. */
export interface ModulePage {
  /** In the sources. */
  file: string;
  address: string;
  title: string;
  isForMembers: boolean;
  /** Path of what it asks of the API first, where it says so. */
  firstCall: string | undefined;
}

/** A route that can't be opened, and why: a sentence. */
interface Unopened {
  unopened: string;
}

const TIMEOUT_MS = 30_000;
const NAMED_PART = /:\w+/;
/** What a page asks of the API for the one thing that its address names, as `/api/users/:id`. */
const ONE_OF_A_LIST = /^(\/api\/[\w/-]+)\/:\w+$/;

/**
 * Where each page of a module can be opened. An address with `:id` is the one that `package.json` gives as an example, or is made
 * with what the API lists first where the page's first call is one of a list.
 *
 * @param site origin of the pages
 * @param hasMember whether somebody can be signed in
 */
export function findPages(
  { examples, build }: Pick<Subject, 'examples' | 'build'>,
  site: string,
  hasMember: boolean,
): Promise<(ModulePage | Unopened)[]> {
  const routes = build.record.places?.routes ?? [];
  return Promise.all(
    routes.map(async ({ path, page, access, title, firstCall }) => {
      const isForMembers = access === 'signed-in';
      if (isForMembers && !hasMember)
        return { unopened: `${path} was not opened, as CREWDECK_ACCOUNT names nobody who could sign in.` };
      const address = examples[path] ?? (await fillIn(path, firstCall, site));
      if (!address)
        return { unopened: `${path} was not opened: name an address of it in package.json, under crewdeck.examples.` };
      return { file: `src/pages/${page}-page.tsx`, address, title, isForMembers, firstCall };
    }),
  );
}

async function fillIn(path: string, firstCall: string | undefined, site: string): Promise<string | null> {
  if (!NAMED_PART.test(path)) return path;
  const list = ONE_OF_A_LIST.exec(firstCall ?? '')?.[1];
  const id = list && (await firstOf(`${list}?limit=1`, site));
  const address = id ? path.replace(NAMED_PART, encodeURIComponent(id)) : path;
  return NAMED_PART.test(address) ? null : address;
}

async function firstOf(call: string, site: string): Promise<string | null> {
  const response = await fetch(new URL(call, site), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const [first]: { id?: string }[] = response.ok ? await response.json() : [];
  return first?.id ?? null;
}
