import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitError } from '../errors/domain-error.ts';

export interface LimitRule {
  /** Tells its keys from those of other limits. */
  readonly name: string;
  readonly most: number;
  readonly perSeconds: number;
}

/** Counts for all processes together, where one is given. */
export interface LimitStore {
  readonly isGiven: boolean;
  /** Rejects when the store does not answer in time. */
  query(statement: { readonly text: string; readonly values?: unknown[] }): Promise<unknown>;
}

/** Injection token of {@link LimitStore}. */
export const LIMIT_STORE = Symbol('limit store');

/** Of its most, so much is counted by this process alone: the store is asked of busy callers only. */
const SHARE_ALONE = 0.1;

/**
 * How much may happen per key in a window, which begins with the first. Counted in this process, and of busy callers for all
 * processes together where a store is given. While it is away each process has counted for itself (ADR 19).
 */
export class Limit {
  private readonly own: RateLimiterMemory;
  private readonly shared: RateLimiterPostgres | null;
  private readonly alone: number;

  constructor(
    private readonly rule: LimitRule,
    store: LimitStore,
  ) {
    const options = { keyPrefix: rule.name, points: rule.most, duration: rule.perSeconds };
    this.own = new RateLimiterMemory(options);
    this.shared = store.isGiven ? sharedLimiter(options, store) : null;
    this.alone = Math.floor(rule.most * SHARE_ALONE);
  }

  /**
   * Counts one more when there is room, and answers `null`; or in how many whole seconds there is room again. What the key is
   * made of, such as an address, stays in this process.
   */
  async take(key: string): Promise<number | null> {
    try {
      await this.consume(hash('sha256', key, 'base64url'));
    } catch (refusal) {
      // All else is a store that is away, which says so itself.
      if (refusal instanceof RateLimiterRes) return this.waitOf(refusal);
    }
    return null;
  }

  /** Throws `request.rate_limited` when there is no room. */
  async require(key: string): Promise<void> {
    const wait = await this.take(key);
    if (wait !== null) throw new RateLimitError(wait);
  }

  /** Rejects with a `RateLimiterRes` when there is no room, and with an error when the store is away. */
  private async consume(key: string): Promise<void> {
    const { consumedPoints } = await this.own.consume(key);
    if (!this.shared || consumedPoints <= this.alone) return;
    const isFirstShared = consumedPoints === this.alone + 1;
    await this.shared.consume(key, isFirstShared ? consumedPoints : 1);
  }

  /** A wall clock that is set back makes the rest of a window longer than the window. */
  private waitOf({ msBeforeNext }: RateLimiterRes): number {
    return Math.min(this.rule.perSeconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
  }
}

function sharedLimiter(
  options: { keyPrefix: string; points: number; duration: number },
  store: LimitStore,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: store,
    storeType: 'pool',
    tableName: 'limit_counts',
    tableCreated: true,
    // A job does it, in batches.
    clearExpiredByTimeout: false,
    // A process does not ask again for what is refused.
    inMemoryBlockOnConsumed: options.points,
  });
}
