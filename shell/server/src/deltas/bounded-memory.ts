interface Limits<T> {
  mostEntries: number;
  mostBytes: number;
  bytesOf: (value: T) => number;
}

interface Entry<T> {
  value: Promise<T>;
  /** 0 until the value is there. */
  bytes: number;
}

/** Remembers what took work to make. What was not asked for the longest goes first; what failed is not remembered. */
export class BoundedMemory<T> {
  readonly #limits: Limits<T>;
  /** In the order in which they were last asked for. */
  readonly #entries = new Map<string, Entry<T>>();
  #bytes = 0;

  constructor(limits: Limits<T>) {
    this.#limits = limits;
  }

  /** Whoever asks while it is being made gets the same. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    const entry = { value: make(), bytes: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weigh(key, entry, value),
      () => this.#forget(key, entry),
    );
    this.#shrink();
    return entry.value;
  }

  #weigh(key: string, entry: Entry<T>, value: T): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = this.#limits.bytesOf(value);
    this.#bytes += entry.bytes;
    this.#shrink();
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.mostEntries && this.#bytes <= this.#limits.mostBytes) return;
      this.#forget(key, entry);
    }
  }

  #forget(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
