import type { Registry } from '@crewdeck/contract';

/** A release that page loads get, or may get the next moment. */
export interface ReleaseOut {
  module: string;
  release: string;
  outAs: ('live' | 'last good' | 'canary')[];
}

export function releasesOut({ modules }: Registry): ReleaseOut[] {
  return Object.entries(modules).flatMap(([module, { live, lastGood, canary }]) => {
    const roles = [
      ['live', live],
      ['last good', lastGood],
      ['canary', canary?.release],
    ] as const;
    const releases = [...new Set(roles.map(([, release]) => release))].filter((release) => typeof release === 'string');
    return releases.map((release) => {
      const outAs = roles.filter(([, holder]) => holder === release).map(([role]) => role);
      return { module, release, outAs };
    });
  });
}
