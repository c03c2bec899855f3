import type { GuardLimits, View } from './guarded-module.ts';

const BY: Record<View['audience'], string> = {
  everybody: '',
  visitor: ' by people who are not signed in',
  member: ' by people who are signed in',
};

/** What was seen, for whoever reads the events at night. */
export function sentenceOf(
  { audience, time, counts: { reports, failed, failingNetworks } }: View,
  { GUARD_WINDOW_MINUTES: minutes, GUARD_FAILURE_RATE: mostFailures }: GuardLimits,
): string {
  const rate = percent(failed / reports);
  const window = minutes === 1 ? 'last minute' : `last ${minutes} minutes`;
  const places = failingNetworks === 1 ? '1 network' : `about ${failingNetworks} networks`;
  const by = BY[audience];
  const seen =
    time === 'recent'
      ? `${failed} of ${reports} reports of the ${window}${by} tell of a failure: ${rate}, where ${percent(mostFailures)} are allowed.`
      : `${failed} of ${reports} reports${by} since it is out tell of a failure, and there is no network in which it works.`;
  return `${seen} They come from ${places}.`;
}

/** Why the guard leaves it at an alarm. */
export const obstacles = {
  noLastGood: 'Nothing was changed: there is no last good release.',
  isFromRollback: 'Nothing was changed: a rollback has made it live, and the guard goes back no further.',
  hasBeenTakenBack: 'Nothing was changed: the guard has taken it back before, and it was put out again.',
  couldBeForged: 'Nothing was changed: it works in so many networks that one person could have reported the failures.',
  failsAsWell: (release: string) => `Nothing was changed: ${release} fails as well, so it is hardly the release.`,
  refused: (sentence: string) => `Nothing was changed: ${sentence}`,
} as const;

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(3))}%`;
}
