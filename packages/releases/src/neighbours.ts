import { satisfies } from './compatibility.ts';
import type { ReleaseRecord } from './release-record.ts';
import { doMeet } from './route-pattern.ts';

/** A record as far as other modules depend on it. */
type Neighbour = Pick<ReleaseRecord, 'module' | 'places'>;

/**
 * Why a release does not fit beside releases of other modules that pages get: two claim one path, or a widget has props of
 * another version than is placed. A module that is not out yet holds nobody up: it is looked at when it comes.
 *
 * It decides at publishing and when a release is to go live. A rollback is never refused because of it: the path stays with
 * the other module, the widget's fallback shows, and the status of both modules says so.
 */
export function neighbourProblems(record: Neighbour, others: readonly Neighbour[]): string[] {
  return others.flatMap((other) => [
    ...pathsInCommon(record, other),
    ...misfits(record, other).map(({ key, range, version }) => `It places ${key} ${range}, but there is ${version}.`),
    ...misfits(other, record).map(
      ({ key, range, version }) => `${other.module} places ${key} ${range}, and this release has ${version}.`,
    ),
  ]);
}

function pathsInCommon({ places }: Neighbour, other: Neighbour): string[] {
  const taken = other.places?.routes ?? [];
  return (places?.routes ?? [])
    .filter(({ path }) => taken.some((route) => doMeet(route.path, path)))
    .map(({ path }) => `The path ${path} belongs to ${other.module}.`);
}

/** Widgets of one module that another one places in a version that they don't have. */
function misfits(user: Neighbour, { module, places }: Neighbour) {
  return Object.entries(user.places?.uses ?? {}).flatMap(([key, range]) => {
    const [owner, widget = ''] = key.split('/');
    const version = places?.widgets?.[widget];
    if (owner !== module || (version !== undefined && satisfies(version, range))) return [];
    return [{ key, range, version: version ?? 'no such widget' }];
  });
}
