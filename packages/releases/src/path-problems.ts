import { SHELL } from './channel-rules.ts';
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
