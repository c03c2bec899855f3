import { setTimeout as sleep } from 'node:timers/promises';

/** Longest time for one step: a page load, an element that appears, an answer of the browser. */
export const STEP_LIMIT_MS = 30_000;

export interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** What a browser engine must be able to do. */
export interface Engine {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Asks the page for an element until it has one.
   *
   * @param what is missing, for the failure
   * @param find runs in the page
   * @throws Error at the limit
   */
  find(what: string, find: (...args: string[]) => Element | null, ...args: string[]): Promise<Control>;
  close(): Promise<void>;
}

/** @throws Error when the work takes longer than a step may */
export function withLimit<T>(what: string, work: Promise<T>): Promise<T> {
  const limit = sleep(STEP_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} took longer than ${STEP_LIMIT_MS / 1000} s.`);
  });
  return Promise.race([work, limit]);
}
