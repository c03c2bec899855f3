import { LONGEST_INVITE_PAUSE_DAYS } from './constants.ts';

const MS_PER_DAY = 86_400_000;
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface Invitable {
  /** `YYYY-MM-DD`, a day in UTC on which they take invites again; not sent by an API that knows no pauses. */
  readonly invitesPausedUntil?: string | null;
  readonly hasManyInvites?: boolean;
}

/** The first and the last day, `YYYY-MM-DD`, until which somebody may pause their invites. Days are those of UTC. */
export function invitePauseDays(now: Date): { first: string; last: string } {
  return { first: dayAfter(now, 1), last: dayAfter(now, LONGEST_INVITE_PAUSE_DAYS) };
}

/**
 * Why somebody can't be invited now; `null` when they can.
 *
 * @param who their name; without it a sentence to stand below that
 */
export function reasonAgainstInvites({ invitesPausedUntil, hasManyInvites }: Invitable, who?: string): string | null {
  const [isTaking, has] = who ? [`${who} isn't taking`, `${who} has`] : ['Not taking', 'Has'];
  if (invitesPausedUntil) return `${isTaking} invites until ${DAY_AND_MONTH.format(new Date(invitesPausedUntil))}.`;
  return hasManyInvites ? `${has} too many open invites. Try again later.` : null;
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
