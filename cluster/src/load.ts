import { setTimeout as sleep } from 'node:timers/promises';

const CALLS_A_SECOND = 20;
const LONGEST_CALL_MS = 15_000;
/** As long as a browser waits before its one retry. */
const RETRIED_AFTER_MS = 1_000;

/** Throws when it was not answered as it should be. */
export type Call = (signal: AbortSignal) => Promise<unknown>;

/** One call of a load, with its retry; times are of the steady clock in milliseconds. */
export interface Tried {
  readonly kind: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** 0: at once; 1: the retry did it; 2: it failed. */
  readonly failures: number;
  readonly reason: string;
}

/** Calls in turn at a fixed rate, however long the answers take: who is slow is not asked less. */
export class Load {
  readonly tried: Tried[] = [];
  readonly #kinds: readonly (readonly [string, Call])[];
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #count = 0;

  constructor(kinds: Readonly<Record<string, Call>>) {
    this.#kinds = Object.entries(kinds);
  }

  start(): void {
    this.#timer = setInterval(() => this.#callNext(), 1_000 / CALLS_A_SECOND);
  }

  /** Returns once all that was begun has ended. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  #callNext(): void {
    const [kind, call] = this.#kinds[this.#count % this.#kinds.length] ?? [];
    this.#count += 1;
    if (!kind || !call) return;
    const tried = this.#try(kind, call).finally(() => this.#underWay.delete(tried));
    this.#underWay.add(tried);
  }

  async #try(kind: string, call: Call): Promise<void> {
    const startedAt = performance.now();
    const reasons: string[] = [];
    while (reasons.length < 2) {
      const reason = await reasonOf(call);
      if (reason === null) break;
      reasons.push(reason);
      if (reasons.length === 1) await sleep(RETRIED_AFTER_MS);
    }
    const endedAt = performance.now();
    this.tried.push({ kind, startedAt, endedAt, failures: reasons.length, reason: reasons.at(-1) ?? '' });
  }
}

/** Why it failed; `null` when it did not. */
async function reasonOf(call: Call): Promise<string | null> {
  return call(AbortSignal.timeout(LONGEST_CALL_MS)).then(
    () => null,
    (error: unknown) => String(error),
  );
}
