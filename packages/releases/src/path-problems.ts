import { SHELL } from './channel-rules.ts';
import type { Places } from './places.ts';

export type { Places };

import type { Host, ReleaseRecord } from './release-record.ts';
import { doMeet, isReserved, normalPattern, type PathOwners } from './route-pattern.ts';

/** A record as far as it says which addresses it wants. */
type Wanting = Pick<ReleaseRecord, 'module' | 'places' | 'host'>;

/**
 * Why a release can't have the addresses that it names: a sentence for each of them that belongs to another one.
 *
 * @param hosts what the shells say that pages get
 * @param owners of addresses that modules have brought
 */
export function pathProblems({ module, places, host }: Wanting, hosts: readonly Host[], owners: PathOwners): string[] {
  const own = (places?.routes ?? []).map(({ path }) => [path, ownerBeside(path, module, hosts, owners)]);
  const ofShell = (host?.routes ?? []).map((route) => [
    route.path,
    otherOwner(route.path, [SHELL, route.module], owners),
  ]);
  return [...own, ...ofShell].flatMap(([path, owner]) => (owner ? [`The path ${path} belongs to ${owner}.`] : []));
}

/** For whom places are chosen. */
interface Page {
  /** Of the page's shell. */
  host: Host;
  owners: PathOwners;
  /** Only this browser has the release: it shows also what nobody owns yet. */
  isTried: boolean;
}

/** What of a release's places a page shows: routes that the module owns, and links to them; `null` when there are none. */
export function placesFor({ module, places }: Wanting, { host, owners, isTried }: Page): Places | null {
  const isShown = (path: string) =>
    ownerBeside(path, module, [host], owners) === null &&
    (isTried || owners[normalPattern(path)] === module) &&
    !host.routes.some((route) => doMeet(route.path, path));
  const routes = (places?.routes ?? []).filter(({ path }) => isShown(path));
  const navigation = (places?.navigation ?? []).filter((entry) => routes.some(({ path }) => path === entry.path));
  return places && routes.length > 0 ? { ...places, routes, navigation } : null;
}

/** Who keeps a module from having an address; `null` when nobody does. */
export function ownerBeside(path: string, module: string, hosts: readonly Host[], owners: PathOwners): string | null {
  const ofOthers = hosts.flatMap(({ routes }) => routes).filter((route) => route.module !== module);
  const isOfShell = isReserved(path) || ofOthers.some((route) => doMeet(route.path, path));
  return isOfShell ? 'the shell' : otherOwner(path, [module], owners);
}

/** Whoever owns the very pattern; else the first who owns one of its addresses. */
function otherOwner(path: string, own: readonly string[], owners: PathOwners): string | null {
  const owner = owners[normalPattern(path)];
  if (owner !== undefined) return own.includes(owner) ? null : owner;
  const met = Object.entries(owners).filter(([pattern]) => doMeet(pattern, path));
  return met.map(([, module]) => module).find((module) => !own.includes(module)) ?? null;
}
