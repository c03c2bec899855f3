import type { Config } from '../platform/config/variables.ts';

/** What is counted: one row of the ledger each. A change is one that others are told of. */
export type Use = 'project' | 'invite' | 'interest' | 'report' | 'change' | 'note' | 'meeting';

type Limit = Extract<keyof Config, `${string}_PER_DAY${string}` | 'INVITES_PER_TEN_MINUTES'>;

interface Quota {
  readonly use: Use;
  /** The variable that says how many there may be. */
  readonly limit: Limit;
  /** How long a use counts. */
  readonly seconds: number;
  /** Whether only uses about the same other person count. */
  readonly isToOne?: boolean;
  readonly sentence: (limit: number) => string;
}

const TEN_MINUTES = 600;
const DAY = 86_400;

/** What one person may do, and what they read when there is no room. */
const QUOTAS = {
  projects: {
    use: 'project',
    limit: 'PROJECTS_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've posted ${limit} projects in a day. Try again tomorrow.`,
  },
  interests: {
    use: 'interest',
    limit: 'INTERESTS_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've shown interest ${limit} times in a day. Try again tomorrow.`,
  },
  reports: {
    use: 'report',
    limit: 'ABUSE_REPORTS_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've made ${limit} reports in a day. Try again tomorrow.`,
  },
  changes: {
    use: 'change',
    limit: 'CHANGES_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've made ${limit} changes in a day that notify others. Try again tomorrow.`,
  },
  notes: {
    use: 'note',
    limit: 'NOTES_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've written ${limit} notes in a day. Try again tomorrow.`,
  },
  meetings: {
    use: 'meeting',
    limit: 'MEETINGS_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've proposed or moved ${limit} meetings in a day. Try again tomorrow.`,
  },
  invites: {
    use: 'invite',
    limit: 'INVITES_PER_TEN_MINUTES',
    seconds: TEN_MINUTES,
    sentence: (limit) => `You've sent ${limit} invites in ten minutes. Wait a moment, then try again.`,
  },
  invitesOfDay: {
    use: 'invite',
    limit: 'INVITES_PER_DAY',
    seconds: DAY,
    sentence: (limit) => `You've sent ${limit} invites in a day. Try again tomorrow.`,
  },
  invitesOfDayUnconfirmed: {
    use: 'invite',
    limit: 'INVITES_PER_DAY_UNCONFIRMED',
    seconds: DAY,
    sentence: (limit) => `You've sent ${limit} invites in a day. Confirm your email, or try again tomorrow.`,
  },
  invitesToOne: {
    use: 'invite',
    limit: 'INVITES_PER_DAY_TO_ONE',
    seconds: DAY,
    isToOne: true,
    sentence: (limit) => `You've invited this person ${limit} times in a day. Wait for their answer.`,
  },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof QUOTAS;

export function quotaOf(name: QuotaName): Quota {
  return QUOTAS[name];
}
