type End = () => Promise<void>;

/** What figures have in common in one run: things that are made once, and everything that has to be ended afterwards. */
export class Workshop {
  /** Path of the browser. */
  readonly chromium: string;
  readonly #made = new Map<string, Promise<unknown>>();
  readonly #ends: End[] = [];

  constructor(chromium: string) {
    this.chromium = chromium;
  }

  /** Makes something the first time it is asked for, for every figure of the run. A failure is not kept. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#made.get(name) as Promise<T> | undefined;
    if (known) return known;
    const making = make();
    this.#made.set(name, making);
    making.catch(() => this.#made.delete(name));
    return making;
  }

  /** Has something ended with the run, however that ends. What came last goes first. */
  onEnd(end: End): void {
    this.#ends.push(end);
  }

  async end(): Promise<void> {
    for (let end = this.#ends.pop(); end !== undefined; end = this.#ends.pop()) {
      await end().catch((error: unknown) => console.error('Something could not be cleaned up.', error));
    }
  }
}
