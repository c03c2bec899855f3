import type { Registry } from '@crewdeck/contract';

/** What one waiter waits for. */
interface Waiter {
  readonly after: number;
  readonly network: string;
  readonly answer: (registry: Registry | null) => void;
}

export interface Turn {
  /** The registry once it is another one; `null` when the waiting was ended without. */
  readonly news: Promise<Registry | null>;
  readonly end: () => void;
}

/** Anybody may wait, so their number has a limit, and nobody takes up all of it. */
const MOST_WAITERS = 2_000;
const MOST_OF_ONE_NETWORK = 100;

/** Everybody who waits in this process for another registry. */
export class RegistryWaiters {
  private readonly waiting = new Set<Waiter>();
  private readonly ofNetwork = new Map<string, number>();
  private isClosed = false;

  get count(): number {
    return this.waiting.size;
  }

  /** `null` when there is no room, or no time, to wait. */
  enter(after: number, network: string): Turn | null {
    const others = this.ofNetwork.get(network) ?? 0;
    if (this.isClosed || this.waiting.size >= MOST_WAITERS || others >= MOST_OF_ONE_NETWORK) return null;
    this.ofNetwork.set(network, others + 1);
    let end = () => {};
    const news = new Promise<Registry | null>((answer) => {
      const waiter = { after, network, answer };
      this.waiting.add(waiter);
      end = () => this.answer(waiter, null);
    });
    return { news, end };
  }

  tell(registry: Registry): void {
    for (const waiter of this.waiting) if (waiter.after !== registry.revision) this.answer(waiter, registry);
  }

  /** Nobody is kept any more. */
  close(): void {
    this.isClosed = true;
    for (const waiter of this.waiting) this.answer(waiter, null);
  }

  private answer(waiter: Waiter, registry: Registry | null): void {
    if (!this.waiting.delete(waiter)) return;
    const others = (this.ofNetwork.get(waiter.network) ?? 1) - 1;
    if (others > 0) this.ofNetwork.set(waiter.network, others);
    else this.ofNetwork.delete(waiter.network);
    waiter.answer(registry);
  }
}
