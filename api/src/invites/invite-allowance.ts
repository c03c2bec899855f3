import type { Identity } from '../platform/auth/caller.ts';
import type { Config } from '../platform/config/variables.ts';
import { RateLimitError } from '../platform/errors/domain-error.ts';

export type InviteLimits = Pick<Config, 'INVITES_PER_TEN_MINUTES' | 'INVITES_OUTSTANDING'>;

/** Somebody whose address is not known to be theirs may have fewer open. */
export function limitsOf(sender: Pick<Identity, 'isEmailConfirmed'>, config: Config): InviteLimits {
  const { INVITES_OUTSTANDING, INVITES_OUTSTANDING_UNCONFIRMED } = config;
  if (sender.isEmailConfirmed) return config;
  return { ...config, INVITES_OUTSTANDING: Math.min(INVITES_OUTSTANDING, INVITES_OUTSTANDING_UNCONFIRMED) };
}

/** What a person has sent so far. */
export interface Sent {
  /** In the last ten minutes. */
  readonly recent: number;
  /** Not answered yet. */
  readonly outstanding: number;
  /** Until the first of the recent ones is ten minutes old. */
  readonly secondsUntilRoom: number;
}

/** Nobody knows when a receiver will answer; after this long, asking again is not a nuisance. */
const SECONDS_UNTIL_SOMEBODY_MAY_HAVE_ANSWERED = 600;

/** How many more invites a person may send right now: each one that is created takes one. */
export class InviteAllowance {
  private created = 0;

  constructor(
    private readonly limits: InviteLimits,
    private readonly sent: Sent,
    private readonly isEmailConfirmed: boolean,
  ) {}

  /** Throws `request.rate_limited` with the time after which there is room again. */
  requireRoom(): void {
    const { INVITES_PER_TEN_MINUTES, INVITES_OUTSTANDING } = this.limits;
    if (this.sent.outstanding + this.created >= INVITES_OUTSTANDING) {
      const help = this.isEmailConfirmed ? 'Please' : 'Please confirm your e-mail address, or';
      const sentence = `You have ${INVITES_OUTSTANDING} open invites. ${help} wait until some of them are answered.`;
      throw new RateLimitError(SECONDS_UNTIL_SOMEBODY_MAY_HAVE_ANSWERED, sentence);
    }
    if (this.sent.recent + this.created >= INVITES_PER_TEN_MINUTES) {
      const sentence = `You have sent ${INVITES_PER_TEN_MINUTES} invites in ten minutes. Please wait a moment.`;
      throw new RateLimitError(this.sent.secondsUntilRoom, sentence);
    }
  }

  take(): void {
    this.created += 1;
  }
}
