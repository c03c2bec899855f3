import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@crewdeck/contract';
import type { Log } from '../log.ts';
import { askRegistry, UnreadableRegistry } from './ask-registry.ts';
import { Backoff } from './backoff.ts';
import type { RegistryAuthority, Verdict } from './registry-authority.ts';

const POLL_SECONDS = 20;
/** While something is not as it should be, the edge looks again soon. */
const SOON_SECONDS = 3;
const PAUSE_MS = 1_000;
/** The next question waits so long for what is new to be read. */
const READ_SOON_MS = 250;
/** A start waits this long for the API's first answer, so that the first page is not an old one. */
const FIRST_ANSWER_MS = 1_000;
/** An API that does not hear the last word by then forgets this edge after a minute. */
const LAST_WORD_MS = 1_000;

export type FollowerState = 'starting' | 'following' | 'unreachable' | 'unreadable' | 'doubtful' | 'empty' | 'forked';

const SENTENCES: Record<FollowerState, string> = {
  starting: 'The registry is asked for.',
  following: 'The registry is followed.',
  unreachable: 'The API can not be asked for the registry; the last good one stays in force.',
  unreadable: 'The API answered with something that is no registry; the last good one stays in force.',
  doubtful: 'The API tells of an older registry than is known; it is taken when it keeps saying so.',
  empty: 'The API tells of a registry without a shell; the last good one stays in force.',
  forked: 'The log that the API shows is not the one that is known; what was signed before stays in force.',
};

interface FollowerOptions {
  apiUrl: string;
  authority: RegistryAuthority;
  log: Log;
  /** Puts a registry in force. @returns when all that it names has been read, or could not be */
  take: (registry: Registry) => Promise<void>;
  /** Tries once more what could not be taken. @returns whether anything is still missing */
  retryMissing: () => boolean;
  /** What this edge serves, signed; `null` where it can't be. */
  report: (word?: { isLeaving: true }) => Promise<string | null>;
}

/**
 * Follows the API's registry with one long poll at a time. It starts from the copy on disk, keeps the last good registry
 * while the API is away, and lets nothing unreadable replace it.
 */
export class RegistryFollower {
  readonly #options: FollowerOptions;
  readonly #backoff = new Backoff();
  readonly #ending = new AbortController();
  #known: Registry | null = null;
  #state: FollowerState = 'starting';
  #reason: string | null = null;
  #heardAt = performance.now();
  #isIncomplete = false;
  #taking: Promise<void> = Promise.resolve();
  #running: Promise<void> = Promise.resolve();

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  get state(): FollowerState {
    return this.#state;
  }

  /** How long ago the API last said something that was taken or known, in seconds; while it never did, since the start. */
  get ageSeconds(): number {
    return (performance.now() - this.#heardAt) / 1_000;
  }

  /** What is wrong with the log that the API shows; `null` unless something is. */
  get reason(): string | null {
    return this.#reason;
  }

  /** Ready when the copy on disk is in force, and the API has answered once or was given the time to. */
  async start(): Promise<void> {
    const kept = await this.#options.authority.read();
    if (kept) this.#putInForce(kept);
    const first = this.#step();
    this.#running = first.then((pause) => this.#follow(pause));
    const isCurrent = first.then(() => this.#taking);
    await Promise.race([isCurrent, sleep(FIRST_ANSWER_MS, undefined, { ref: false })]);
  }

  /** The API hears that this edge serves nobody any more, so that nobody waits for it who changes a release. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    const { apiUrl, report, log } = this.#options;
    const signed = await report({ isLeaving: true });
    if (signed === null) return;
    const signal = AbortSignal.timeout(LAST_WORD_MS);
    await askRegistry({ apiUrl, after: null, wait: 0, report: signed, signal }).catch((error: unknown) =>
      log.info({ err: error }, 'The API did not hear the last word.'),
    );
  }

  async #follow(firstPause: number): Promise<void> {
    const { signal } = this.#ending;
    let pause = firstPause;
    while (!signal.aborted) {
      // Stopping ends the pause with a rejection, and then the loop is over anyway.
      if (pause > 0) await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) pause = await this.#step();
    }
  }

  /** One question and what follows from it. @returns how long to wait before the next one, in milliseconds */
  async #step(): Promise<number> {
    const isPoll = this.#state === 'following' && this.#known !== null;
    const wait = this.#isIncomplete ? SOON_SECONDS : POLL_SECONDS;
    const askedAt = performance.now();
    try {
      const { apiUrl, authority } = this.#options;
      const { signal } = this.#ending;
      const after = isPoll ? (this.#known?.revision ?? null) : null;
      const report = await this.#options.report();
      const answer = await askRegistry({ apiUrl, after, wait, report, signal });
      this.#backoff.reset();
      const verdict = await authority.judge(this.#known, answer, signal);
      await this.#apply(verdict);
      const isHasty = isPoll && verdict.judgement === 'same' && performance.now() - askedAt < PAUSE_MS;
      return isHasty || isRefused(verdict) ? PAUSE_MS : 0;
    } catch (error) {
      if (this.#ending.signal.aborted) return 0;
      this.#enter(error instanceof UnreadableRegistry ? 'unreadable' : 'unreachable', { err: error });
      this.#isIncomplete = this.#options.retryMissing();
      return this.#backoff.next();
    }
  }

  async #apply(verdict: Verdict): Promise<void> {
    const { judgement, registry, reason } = verdict;
    const details = { revision: registry.revision, known: this.#known?.revision, reason };
    this.#reason = reason ?? null;
    if (isRefused(verdict)) {
      this.#enter(verdict.judgement, details);
      return;
    }
    this.#heardAt = performance.now();
    if (judgement === 'believed') this.#options.log.warn(details, 'An older registry was taken.');
    this.#enter('following', { revision: registry.revision });
    if (judgement === 'same') this.#isIncomplete = this.#options.retryMissing();
    else await this.#putInForceFor(registry);
    await this.#options.authority.keep(registry);
  }

  /** Mostly what is new is read in no time, and the next question can already say so. */
  async #putInForceFor(registry: Registry): Promise<void> {
    this.#putInForce(registry);
    await Promise.race([this.#taking, sleep(READ_SOON_MS, undefined, { ref: false })]);
  }

  #putInForce(registry: Registry): void {
    this.#known = registry;
    // Nobody waits for it here: a release that is slow to come must not keep the next change from being heard.
    this.#taking = this.#options.take(registry);
    // What it names may be on its way; the next answer tells.
    this.#isIncomplete = true;
  }

  #enter(state: FollowerState, details: object): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.log[state === 'following' ? 'info' : 'warn'](details, SENTENCES[state]);
  }
}

type Refused = Verdict & { judgement: 'doubtful' | 'empty' | 'forked' };

function isRefused(verdict: Verdict): verdict is Refused {
  return verdict.judgement === 'doubtful' || verdict.judgement === 'empty' || verdict.judgement === 'forked';
}
