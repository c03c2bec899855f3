const FIRST_MS = 250;
const LONGEST_MS = 4_000;

/** How long to wait after failures in a row: twice as long each time up to 4 s, and never in step with other edges. */
export class Backoff {
  #limit = FIRST_MS;

  next(): number {
    const pause = this.#limit / 2 + Math.random() * (this.#limit / 2);
    this.#limit = Math.min(this.#limit * 2, LONGEST_MS);
    return pause;
  }

  reset(): void {
    this.#limit = FIRST_MS;
  }
}
