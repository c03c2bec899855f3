import { SlidingWindow } from './sliding-window.ts';

/** In how many seconds there is room again; `null` when there is now, and it is taken. */
export type Wait = number | null;

export interface LimitRule {
  /** Tells its keys from those of other limits. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Counts for all processes together. */
export interface SharedCounter {
  /** `false` where no store is given, and for some seconds after it has not answered. */
  readonly isThere: boolean;
  /** Rejects when the store does not answer in time. */
  take(key: string): Promise<Wait>;
}

export interface LimitStore {
  counterOf(rule: LimitRule): SharedCounter;
}

/** Injection token of {@link LimitStore}. */
export const LIMIT_STORE = Symbol('limit store');

/** How much may happen per key. Counted in the shared store, and in this process without one or while it is away. */
export class Limit {
  private readonly own: SlidingWindow;
  private readonly shared: SharedCounter;

  constructor(rule: LimitRule, store: LimitStore) {
    this.own = new SlidingWindow(rule.most, rule.windowMs);
    this.shared = store.counterOf(rule);
  }

  /** Counts one more when there is room. A promise only where somebody else is asked. */
  take(key: string): Wait | Promise<Wait> {
    if (!this.shared.isThere) return this.own.take(key);
    return this.shared.take(key).catch(() => this.own.take(key));
  }
}
