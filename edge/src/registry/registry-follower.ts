import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@crewdeck/contract';
import type { Log } from '../log.ts';
import { askRegistry, UnreadableRegistry } from './ask-registry.ts';
import type { RegistryFile } from './registry-file.ts';
import { RegistryJudge } from './registry-judge.ts';
import { type Reporter, signReport } from './sign-report.ts';

const POLL_SECONDS = 20;
/** How long a poll may take while a release can't be read, so that the edge soon tries again. */
const SOON_SECONDS = 3;
const PAUSE_MS = 1_000;
/** How long the next poll waits for new releases to be read. */
const READ_SOON_MS = 250;
/** A start waits this long for the API's first answer, so that the first page is not an old one. */
const FIRST_ANSWER_MS = 1_000;
/** How long the last report may take. An API that misses it forgets this edge after a minute. */
const LAST_WORD_MS = 1_000;

/** How an edge stands with the API's registry, with the sentence for its log. */
const STATES = {
  starting: 'The registry is asked for.',
  following: 'The registry is followed.',
  unreachable: 'The API can not be asked for the registry; the last good one stays in force.',
  unreadable: 'The API answered with something that is no registry; the last good one stays in force.',
  doubtful: 'The API tells of an older registry than is known; it is taken when it keeps saying so.',
  empty: 'The API tells of a registry without a shell; the last good one stays in force.',
} as const;

export type FollowerState = keyof typeof STATES;

interface FollowerOptions extends Reporter {
  apiUrl: string;
  /** For the next start. */
  file: RegistryFile;
  log: Log;
}

/**
 * Follows the API's registry with one long poll at a time. It starts from the copy on disk, keeps the last good registry
 * while the API is away, and lets nothing unreadable replace it.
 */
export class RegistryFollower {
  readonly #options: FollowerOptions;
  readonly #judge = new RegistryJudge();
  readonly #ending = new AbortController();
  #known: Registry | null = null;
  #state: FollowerState = 'starting';
  #heardAt = performance.now();
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

  /** Ready when the copy on disk is in force, and the API has answered once or was given the time to. */
  async start(): Promise<void> {
    const kept = await this.#options.file.read();
    if (kept) this.#putInForce(kept);
    const first = this.#step();
    this.#running = first.then((pause) => this.#follow(pause));
    const isCurrent = first.then(() => this.#taking);
    await Promise.race([isCurrent, sleep(FIRST_ANSWER_MS, undefined, { ref: false })]);
  }

  /** Tells the API that this edge stops, so that a change of a release does not wait for it. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    const { apiUrl, log } = this.#options;
    const report = await signReport(this.#options, true);
    if (report === null) return;
    const signal = AbortSignal.timeout(LAST_WORD_MS);
    await askRegistry({ apiUrl, after: null, wait: 0, report, signal }).catch((error: unknown) =>
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
    const { apiUrl, releases } = this.#options;
    const { signal } = this.#ending;
    const isPoll = this.#state === 'following' && this.#known !== null;
    const after = isPoll ? (this.#known?.revision ?? null) : null;
    const wait = releases.missing.length > 0 ? SOON_SECONDS : POLL_SECONDS;
    const askedAt = performance.now();
    try {
      const answer = await askRegistry({ apiUrl, after, wait, report: await signReport(this.#options), signal });
      const isNews = await this.#apply(answer);
      const isHasty = isPoll && performance.now() - askedAt < PAUSE_MS;
      return isNews || (this.#state === 'following' && !isHasty) ? 0 : PAUSE_MS;
    } catch (error) {
      if (signal.aborted) return 0;
      this.#enter(error instanceof UnreadableRegistry ? 'unreadable' : 'unreachable', { err: error });
      void releases.loadMissing();
      // At random, so that edges don't all ask at the same time.
      return PAUSE_MS * (0.5 + Math.random());
    }
  }

  /** @returns whether it replaces what was known */
  async #apply(answer: Registry): Promise<boolean> {
    const judgement = this.#judge.judge(this.#known, answer);
    const details = { revision: answer.revision, known: this.#known?.revision };
    if (judgement === 'doubtful' || judgement === 'empty') {
      this.#enter(judgement, details);
      return false;
    }
    this.#heardAt = performance.now();
    if (judgement === 'believed') this.#options.log.warn(details, 'An older registry was taken.');
    this.#enter('following', { revision: answer.revision });
    if (judgement === 'same') void this.#options.releases.loadMissing();
    else await this.#putInForceSoon(answer);
    await this.#options.file.write(answer);
    return judgement !== 'same';
  }

  /** New releases are mostly read at once, so the next poll can already report them. */
  async #putInForceSoon(registry: Registry): Promise<void> {
    this.#putInForce(registry);
    await Promise.race([this.#taking, sleep(READ_SOON_MS, undefined, { ref: false })]);
  }

  #putInForce(registry: Registry): void {
    this.#known = registry;
    // Not awaited: a release that is slow to read must not delay the next change.
    this.#taking = this.#options.releases.take(registry);
  }

  #enter(state: FollowerState, details: object): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.log[state === 'following' ? 'info' : 'warn'](details, STATES[state]);
  }
}
