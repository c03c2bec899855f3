import { monitorEventLoopDelay } from 'node:perf_hooks';
import { p95Of } from '../median.ts';

/** What people wait for. */
export type Kind = 'page' | 'read' | 'write';

/** What a crowd, or a part of it, got in the time that counts. Times in milliseconds. */
export interface Answers {
  readonly times: Readonly<Record<Kind, readonly number[]>>;
  /** How many had no answer (`0`), or one that nobody here deserves, by status. */
  readonly failed: Readonly<Record<number, number>>;
  /** What the rules say no to: a team is full, somebody is invited already. */
  readonly refused: number;
  /** What the crowd itself was late at most, 99 times of 100. */
  readonly late: number;
}

const NANOSECONDS = 1e6;

/** Counts from `begin` to `end`, and then anew. */
export class AnswerCount {
  readonly #delay = monitorEventLoopDelay({ resolution: 5 });
  #times: Record<Kind, number[]> = { page: [], read: [], write: [] };
  #failed: Record<number, number> = {};
  #refused = 0;
  #counts = false;

  begin(): void {
    this.#times = { page: [], read: [], write: [] };
    this.#failed = {};
    this.#refused = 0;
    this.#delay.reset();
    this.#delay.enable();
    this.#counts = true;
  }

  end(): Answers {
    this.#counts = false;
    this.#delay.disable();
    const late = this.#delay.percentile(99) / NANOSECONDS;
    return { times: this.#times, failed: this.#failed, refused: this.#refused, late };
  }

  /** @param status 0 where there is no answer */
  add(kind: Kind, status: number, milliseconds: number): void {
    if (!this.#counts) return;
    if (isFailure(status)) this.#failed[status] = (this.#failed[status] ?? 0) + 1;
    else if (status >= 400) this.#refused += 1;
    this.#times[kind].push(milliseconds);
  }
}

/** Nobody in this crowd sends what is no request, comes without a token, or too often. */
function isFailure(status: number): boolean {
  return status === 0 || status >= 500 || [400, 401, 429].includes(status);
}

/** What all parts of a crowd got. */
export function joined(parts: readonly Answers[]): Answers {
  const times = (kind: Kind) => parts.flatMap((part) => part.times[kind]);
  return {
    times: { page: times('page'), read: times('read'), write: times('write') },
    failed: parts.map(({ failed }) => failed).reduce(added, {}),
    refused: parts.reduce((sum, { refused }) => sum + refused, 0),
    late: Math.max(...parts.map(({ late }) => late)),
  };
}

function added(some: Readonly<Record<number, number>>, more: Readonly<Record<number, number>>): Record<number, number> {
  const sum: Record<number, number> = { ...some };
  for (const [status, times] of Object.entries(more)) sum[Number(status)] = (sum[Number(status)] ?? 0) + times;
  return sum;
}

/** How many did not get what they were due. */
export function failuresOf({ failed }: Answers): number {
  return Object.values(failed).reduce((sum, times) => sum + times, 0);
}

/** 95 of 100 waited so long at most, in whole milliseconds. */
export function p95OfAnswers({ times }: Answers, kind: Kind): number {
  return Math.round(p95Of(times[kind]));
}
