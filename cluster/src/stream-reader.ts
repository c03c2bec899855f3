import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_HEARTBEAT_MS, pathOf } from '@crewdeck/contract';
import { createParser } from 'eventsource-parser';

/** Pauses and patience are those of the shell (`shell/src/live`). */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
const LONGEST_SILENCE_MS = LIVE_HEARTBEAT_MS + 5_000;

/** What became of somebody's streams. */
export interface StreamRecord {
  /** Those that were ended as they should be, so that their reader comes back elsewhere. */
  ended: number;
  /** Those that broke, or said nothing any more. */
  cutOff: number;
  /** Tries that were answered with anything but a stream, or not at all. */
  refused: number;
  /** From the end of a stream to the first sound of the next one, the longest; in milliseconds. */
  longestGapMs: number;
}

const EMPTY: StreamRecord = { ended: 0, cutOff: 0, refused: 0, longestGapMs: 0 };

/** Somebody with a page open: a stream that ends is followed by another one after a pause, as in a browser. */
export class StreamReader {
  readonly #url: string;
  readonly #token: string;
  readonly #leaving = new AbortController();
  readonly #sounds = new EventEmitter();
  #record: StreamRecord = { ...EMPTY };
  #told: string | null = null;
  #lostAt: number | null = null;
  #failures = 0;
  /** How long the last answer asked to stay away. */
  #awayMs = 0;

  private constructor(origin: string, token: string) {
    this.#url = origin + pathOf('/api/live');
    this.#token = token;
  }

  /** Once the first version is told. */
  static async open(origin: string, token: string): Promise<StreamReader> {
    const reader = new StreamReader(origin, token);
    void reader.#hold();
    await once(reader.#sounds, 'told');
    return reader;
  }

  /** @returns whether it is told in time */
  async isTold(version: string, withinMs: number): Promise<boolean> {
    const signal = AbortSignal.any([AbortSignal.timeout(withinMs), this.#leaving.signal]);
    while (this.#told !== version && !signal.aborted)
      await once(this.#sounds, 'told', { signal }).catch(() => undefined);
    return this.#told === version;
  }

  /** Since the last call. A gap that lasts still counts until now. */
  takeRecord(): StreamRecord {
    if (this.#lostAt !== null) this.#noteGap(this.#lostAt);
    const record = this.#record;
    this.#record = { ...EMPTY };
    return record;
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #hold(): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      await this.#read();
      const longest = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** this.#failures);
      await sleep(this.#awayMs + longest * (0.25 + 0.75 * Math.random()), null, { signal }).catch(() => undefined);
    }
  }

  async #read(): Promise<void> {
    const silent = new AbortController();
    const silence = setTimeout(() => silent.abort(), LONGEST_SILENCE_MS);
    this.#failures += 1;
    try {
      const body = await this.#open(AbortSignal.any([silent.signal, this.#leaving.signal]));
      const hear = (version?: string) => {
        silence.refresh();
        this.#hear(version);
      };
      const parser = createParser({ onEvent: ({ id }) => hear(id), onComment: () => hear() });
      for await (const text of body.pipeThrough(new TextDecoderStream())) parser.feed(text);
      this.#record.ended += 1;
    } catch {
      if (this.#leaving.signal.aborted) return;
      if (this.#failures > 0) this.#record.refused += 1;
      else this.#record.cutOff += 1;
    } finally {
      clearTimeout(silence);
      this.#lostAt ??= performance.now();
    }
  }

  async #open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(this.#told !== null && { 'last-event-id': this.#told }),
    };
    const { ok, status, body, headers: answered } = await fetch(this.#url, { headers, signal });
    this.#awayMs = Number(answered.get('retry-after')) * 1_000;
    if (!ok || !body) throw new Error(`No stream, but ${status}.`);
    return body;
  }

  #hear(version: string | undefined): void {
    if (this.#lostAt !== null) this.#noteGap(this.#lostAt);
    this.#lostAt = null;
    this.#failures = 0;
    if (version === undefined) return;
    this.#told = version;
    this.#sounds.emit('told');
  }

  #noteGap(since: number): void {
    this.#record.longestGapMs = Math.max(this.#record.longestGapMs, performance.now() - since);
  }
}
