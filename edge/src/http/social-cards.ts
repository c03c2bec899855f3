import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { type SocialCard, socialCardKey } from '../page/social-card.ts';

/** Always the compiled file: a worker thread runs plain JavaScript. The path resolves from `src/http` and from `dist/http`. */
const WORKER = new URL('../../dist/page/social-card.worker.js', import.meta.url);
/** PNGs of about 40 kB, so about 20 MB in all. */
const MAX_CACHED = 500;
/** For one drawing, not counting the queue. A drawing takes half a second, the first a few seconds more: it starts the thread. */
const LONGEST_DRAWING_MS = 10_000;
/** With the one that is drawn. */
const MOST_UNFINISHED = 4;
const MEMORY_MB = 192;

/** Reads the file at a path of the API. */
type ReadCover = (path: string) => Promise<Buffer>;

interface Order {
  card: SocialCard;
  readCover: ReadCover;
}

/** Draws cards one after the other in one worker thread, and remembers each by its content. */
export class SocialCards {
  readonly #log: Log;
  readonly #worker: URL;
  readonly #limitMs: number;
  readonly #drawn = new LRUCache<string, Buffer, Order>({
    max: MAX_CACHED,
    fetchMethod: async (_key, _stale, { context }) => this.#enqueue(await withCover(context)),
  });
  #thread: Worker | null = null;
  #unfinished = 0;
  #isClosed = false;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param options another script and limit, for tests of what a script may do at its worst */
  constructor(log: Log, { worker = WORKER, limitMs = LONGEST_DRAWING_MS } = {}) {
    this.#log = log;
    this.#worker = worker;
    this.#limitMs = limitMs;
  }

  /** @returns a PNG; `null` if the queue is full, the cover can't be read, or the drawing fails or takes too long */
  async draw(card: SocialCard, readCover: ReadCover): Promise<Buffer | null> {
    try {
      return (await this.#drawn.fetch(socialCardKey(card), { context: { card, readCover } })) ?? null;
    } catch (error) {
      this.#log.warn({ err: error }, 'A social card could not be drawn.');
      return null;
    }
  }

  /** What waits to be drawn is dropped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.terminate();
  }

  async #enqueue(card: SocialCard): Promise<Buffer> {
    if (this.#unfinished >= MOST_UNFINISHED) throw new Error('Too many cards wait to be drawn.');
    this.#unfinished += 1;
    const drawing = this.#turn.then(() => this.#drawInThread(card));
    this.#turn = drawing.catch(() => undefined);
    return drawing.finally(() => {
      this.#unfinished -= 1;
    });
  }

  async #drawInThread(card: SocialCard): Promise<Buffer> {
    if (this.#isClosed) throw new Error('The edge is stopping.');
    const thread = this.#thread ?? this.#start();
    try {
      return await answerOf(thread, card, this.#limitMs);
    } catch (error) {
      this.#thread = null;
      await thread.terminate();
      throw error;
    }
  }

  #start(): Worker {
    const thread = new Worker(this.#worker, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      // Plain JavaScript needs none of the options that this process may run under in tests.
      execArgv: [],
    });
    this.#thread = thread;
    // An edge that stops waits for no drawing.
    thread.unref();
    // It may end between two drawings too: the next one starts another.
    const forget = () => {
      if (this.#thread === thread) this.#thread = null;
    };
    return thread.on('error', forget).on('exit', forget);
  }
}

async function withCover({ card, readCover }: Order): Promise<SocialCard> {
  if (card.cover === null) return card;
  const bytes = await readCover(card.cover);
  return { ...card, cover: `data:image/jpeg;base64,${bytes.toString('base64')}` };
}

function answerOf(thread: Worker, card: SocialCard, limitMs: number): Promise<Buffer> {
  const answered = new AbortController();
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The drawing took too long.')), limitMs);
    const end = () => reject(new Error('The thread that draws has ended.'));
    const take = (png: Uint8Array) => resolve(Buffer.from(png));
    thread.once('message', take).once('error', reject).once('exit', end);
    thread.postMessage(card);
    answered.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      thread.off('message', take).off('error', reject).off('exit', end);
    });
  }).finally(() => answered.abort());
}
