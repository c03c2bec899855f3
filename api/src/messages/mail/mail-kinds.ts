import type { EventKind } from '@crewdeck/contract';

/** What somebody waits for, or has to know at once; all else goes into a digest. */
export const AT_ONCE = [
  'invite_received',
  'invite_accepted',
  'invite_declined',
  'interest_not_now',
  'removed',
  'check_in_due',
  'team_asks_after_you',
  'seat_may_be_freed',
  'commitment_ends',
  'team_proposed',
  'team_formed',
] as const satisfies readonly EventKind[];

/** UTC. */
const DIGEST_HOUR = 7;
const DAY_MS = 24 * 3_600_000;

export function isToldAtOnce(kind: EventKind): boolean {
  return (AT_ONCE as readonly EventKind[]).includes(kind);
}

/** When the next digest goes out: what is handed over in the day before it is in it. */
export function nextDigestAfter(moment: Date): Date {
  const today = new Date(moment).setUTCHours(DIGEST_HOUR, 0, 0, 0);
  return new Date(today > moment.getTime() ? today : today + DAY_MS);
}
