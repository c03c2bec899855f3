import { Worker } from 'node:worker_threads';

interface Asker {
  resolve: (compressed: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  compressed?: Uint8Array;
  problem?: string;
}

/** A page has a dozen files; whoever comes when so many wait is served without. */
const MOST_WAITING = 64;

/** Compresses with Zstandard and a dictionary beside the event loop. The thread starts with the first who asks. */
export class CompressionThread {
  readonly #askers = new Map<number, Asker>();
  #worker: Worker | null = null;
  #lastId = 0;

  /**
   * @returns one Zstandard frame, for whoever has the dictionary as it is
   * @throws Error when too many wait, or the thread has ended
   */
  compress(bytes: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array> {
    if (this.#askers.size >= MOST_WAITING) return Promise.reject(new Error('Too many files wait to be compressed.'));
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ id, bytes, dictionary });
    return new Promise((resolve, reject) => this.#askers.set(id, { resolve, reject }));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./compress.mjs', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => this.#pass(answer));
    // An exit follows every error, and the next who asks gets a new thread.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#end());
    return worker;
  }

  #pass({ id, compressed, problem }: Answer): void {
    const asker = this.#askers.get(id);
    this.#askers.delete(id);
    if (compressed) asker?.resolve(compressed);
    else asker?.reject(new Error(problem));
  }

  #end(): void {
    this.#worker = null;
    for (const { reject } of this.#askers.values()) reject(new Error('The thread that compresses has ended.'));
    this.#askers.clear();
  }
}
