import type { Host, ReleaseRecord } from './release-record.ts';

/** The part of a record that decides whether a page can run the release. */
export interface Offer {
  module: string;
  pages: readonly string[];
  /** Version of the props of each widget, by name. */
  widgets: Readonly<Record<string, string>>;
  requires: ReleaseRecord['requires'];
  sdkExports?: readonly string[] | undefined;
}

/** So many minor versions of the SDK a module may be ahead of a shell, as long as it uses nothing newer (ADR 46). */
export const MINORS_AHEAD = 2;

export function offerOf({ module, pages, places, requires, sdkExports }: ReleaseRecord): Offer {
  return { module, pages: Object.keys(pages), widgets: places?.widgets ?? {}, requires, sdkExports };
}

/**
 * Why a module's release can't run in a host: one sentence for each reason, none when it can. The same check decides at
 * publishing, when a release is to go live, and in the browser before it is mounted.
 *
 * @param contractVersion of the API; left out where it is not known, in the browser
 */
export function problemsOf(offer: Offer, { provides }: Host, contractVersion?: string): string[] {
  const { requires } = offer;
  return [
    ...sdkProblems(offer, provides, contractVersion !== undefined),
    requires.react && provides.react && unsatisfied('React', requires.react, provides.react, 'the shell'),
    unsatisfied('the federation runtime', requires.federation, provides.federation, 'the shell'),
    contractVersion && unsatisfied("the API's contract", requires.contract, contractVersion, 'the API'),
  ].filter((sentence) => typeof sentence === 'string');
}

function unsatisfied(what: string, range: string, version: string, who: string): string | null {
  return satisfies(version, range) ? null : `It needs ${what} ${range}, but ${who} has ${version}.`;
}

/**
 * A module may be older than the shell, and a little newer.
 *
 * @param isStrict while a release is to go live; pages know no names, and believe what was decided then
 */
function sdkProblems(
  { requires, sdkExports }: Offer,
  provides: Host['provides'],
  isStrict: boolean,
): (string | null)[] {
  if (satisfies(provides.sdk, requires.sdk)) return [];
  const areKnown = sdkExports !== undefined && provides.sdkExports !== undefined;
  if (!isAhead(requires.sdk, provides.sdk) || (isStrict && !areKnown))
    return [unsatisfied('the module SDK', requires.sdk, provides.sdk, 'the shell')];
  return (sdkExports ?? [])
    .filter((name) => provides.sdkExports?.includes(name) === false)
    .map((name) => `It uses ${name} of the module SDK ${requires.sdk}, which the shell's ${provides.sdk} has not.`);
}

/** Whether what begins a range is of the same major version, and at most {@link MINORS_AHEAD} minor ones ahead. */
function isAhead(range: string, version: string): boolean {
  const [major, minor] = numbersOf(version);
  const [otherMajor, otherMinor] = numbersOf(range.slice(1));
  return major > 0 && major === otherMajor && otherMinor >= minor && otherMinor - minor <= MINORS_AHEAD;
}

/** Whether `version` is in a caret range such as `^1.4.2`. Below 1.0.0, as in semver, the minor version must be the same. */
export function satisfies(version: string, range: string): boolean {
  const [major, minor, patch] = numbersOf(version);
  const [leastMajor, leastMinor, leastPatch] = numbersOf(range.slice(1));
  if (major !== leastMajor) return false;
  if (minor === leastMinor) return patch >= leastPatch && (major > 0 || minor > 0 || patch === leastPatch);
  return major > 0 && minor > leastMinor;
}

function numbersOf(version: string): [number, number, number] {
  const [major = Number.NaN, minor = Number.NaN, patch = Number.NaN] = version.split('.').map(Number);
  return [major, minor, patch];
}
