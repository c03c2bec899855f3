type Go = () => void;

/** How long somebody waits at most. */
interface Patience {
  ms: number;
  /** Comes when nobody waits any more. */
  signal: AbortSignal;
}

/** Why a call is not let in: its line is as long as it may be. */
export class LineIsFull extends Error {}

/**
 * Shares a number of places fairly without knowing who is hostile. Whoever finds no free place waits in the line of their
 * address, and the lines take turns: a thousand callers at one address keep a caller at another waiting for one turn.
 */
export class Turns {
  readonly #longestLine: number;
  readonly #lines = new Map<string, Set<Go>>();
  #free: number;

  constructor(places: number, longestLine: number) {
    this.#free = places;
    this.#longestLine = longestLine;
  }

  /**
   * @returns what gives the place back; more than one call of it does no harm
   * @throws LineIsFull, or another Error when patience ends before the turn comes
   */
  async take(address: string, patience: Patience): Promise<() => void> {
    patience.signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(address, patience);
    let isHeld = true;
    return () => {
      if (isHeld) this.#next();
      isHeld = false;
    };
  }

  async #wait(address: string, { ms, signal }: Patience): Promise<void> {
    const line = this.#lines.get(address) ?? new Set();
    if (line.size >= this.#longestLine) throw new LineIsFull('Too many calls of this address are waiting.');
    this.#lines.set(address, line);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#remove(address, go);
        reject(new Error('The turn did not come in time.'));
      };
      const go = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const timer = setTimeout(leave, ms);
      line.add(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place goes to the first in the line whose turn it is, and that line goes behind the others. */
  #next(): void {
    for (const [address, line] of this.#lines) {
      for (const go of line) {
        this.#remove(address, go);
        this.#lines.delete(address);
        if (line.size > 0) this.#lines.set(address, line);
        go();
        return;
      }
    }
    this.#free += 1;
  }

  #remove(address: string, go: Go): void {
    const line = this.#lines.get(address);
    line?.delete(go);
    if (line?.size === 0) this.#lines.delete(address);
  }
}
