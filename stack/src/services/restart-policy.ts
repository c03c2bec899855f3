const FIRST_DELAY_MS = 500;
const MOST_RESTARTS = 5;
const CALM_AFTER_MS = 60_000;

/**
 * When to start a crashed process again. It waits twice as long each time, and gives up after five crashes in a row,
 * because then the fault is not a passing one. A minute without a crash starts the count again.
 */
export class RestartPolicy {
  #crashes = 0;
  #lastCrashAt = Number.NEGATIVE_INFINITY;

  /**
   * @param now in milliseconds
   * @returns milliseconds to wait before the next start, or `null` to give up
   */
  delayAfterCrash(now: number): number | null {
    if (now - this.#lastCrashAt > CALM_AFTER_MS) this.#crashes = 0;
    this.#lastCrashAt = now;
    this.#crashes += 1;
    return this.#crashes > MOST_RESTARTS ? null : FIRST_DELAY_MS * 2 ** (this.#crashes - 1);
  }
}
