const MOST_KEYS = 100_000;
const ROUNDING = 1e-6;

/**
 * Counts per key how much happened in the last window, at the cost of two look-ups. The window slides: what is left of
 * the previous one weighs in by the share of it that still lies within reach, so no burst at a border counts as two.
 * Nothing is swept: with each window the older half of the memory is let go as a whole.
 */
export class SlidingWindow {
  private current = new Map<string, number>();
  private previous = new Map<string, number>();
  private startedAt: number;

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    // The wall clock may be set back, and would refuse everybody until it is where it was.
    private readonly now: () => number = () => performance.now(),
  ) {
    this.startedAt = now();
  }

  /** Counts one more, or answers in how many seconds there is room again; what is refused is not counted. */
  take(key: string): number | null {
    const share = this.turn();
    const count = this.current.get(key) ?? 0;
    const before = this.previous.get(key) ?? 0;
    if (before * (1 - share) + count + 1 > this.limit + ROUNDING)
      return secondsUntilRoom({ most: this.limit, windowMs: this.windowMs }, { before, count, share });
    if (count === 0 && this.current.size >= MOST_KEYS) this.forgetOldest();
    this.current.set(key, count + 1);
    return null;
  }

  /** Begins a new window when this one is over; answers which share of the current one has passed. */
  private turn(): number {
    const passed = Math.floor((this.now() - this.startedAt) / this.windowMs);
    if (passed > 0) {
      this.previous = passed === 1 ? this.current : new Map();
      this.current = new Map();
      this.startedAt += passed * this.windowMs;
    }
    return Math.max(0, (this.now() - this.startedAt) / this.windowMs);
  }

  /** When the memory is full, whoever was first in this window begins anew. */
  private forgetOldest(): void {
    const { value, done } = this.current.keys().next();
    if (!done) this.current.delete(value);
  }
}

interface Counted {
  /** In the previous window, and in this one. */
  readonly before: number;
  readonly count: number;
  /** How much of this window has passed, 0 to 1. */
  readonly share: number;
}

/** For a window without room, in whole seconds of at least 1. */
export function secondsUntilRoom(
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
  { before, count, share }: Counted,
): number {
  const room = most - count;
  const shares = room > 0 ? 1 - (room - 1) / before - share : 1 - share + 1 / most;
  return Math.max(1, Math.ceil((shares * windowMs) / 1000));
}
