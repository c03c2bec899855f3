import { problemsOf } from '@crewdeck/releases/compatibility';
import type { HostDocument, PageRelease } from '@crewdeck/releases/host-document';
import type { ComponentAddress } from './component-address.ts';

/**
 * Why this page must not run a release, found out before anything of it is loaded: one sentence for each reason, none
 * when it may.
 */
export function releaseProblems(
  { kind, name }: ComponentAddress,
  release: PageRelease,
  host: HostDocument['host'],
  origin: string,
): string[] {
  const entry = new URL(release.entry, window.location.origin);
  return [
    ...(entry.origin === origin ? [] : [`It comes from ${entry.origin}, and code is only taken from ${origin}.`]),
    ...(release[kind].includes(name) ? [] : [`It has no "${name}" among its ${kind}.`]),
    ...problemsOf(release, host),
  ];
}
