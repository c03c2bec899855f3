import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from './people.ts';

/** As a browser does it after a stream was cut. */
const OPENS_AGAIN_MS = 500;
const LONGEST_MS = 40_000;

interface Invite {
  readonly id: string;
  readonly status: string;
}

/** Somebody with a page open: hears that there is another version of their invites, and reads them with the `ETag` of the last. */
export class LiveReader {
  readonly #origin: string;
  readonly #person: Person;
  readonly #leaving = new AbortController();
  readonly #lists = new EventEmitter();
  #invites: readonly Invite[] | null = null;
  #etag = '';

  private constructor(origin: string, person: Person) {
    this.#origin = origin;
    this.#person = person;
  }

  /** Once the first list is there. */
  static async open(origin: string, person: Person): Promise<LiveReader> {
    const reader = new LiveReader(origin, person);
    void reader.#listen();
    await reader.until(() => true);
    return reader;
  }

  /** @throws Error when it is not seen to be so in 40 s, which is longer than a poll takes */
  async until(isSo: (invites: readonly Invite[]) => boolean): Promise<void> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    while (!(this.#invites && isSo(this.#invites))) await once(this.#lists, 'read', { signal });
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #listen(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      await this.#hear().catch(() => undefined);
      if (!this.#leaving.signal.aborted) await sleep(OPENS_AGAIN_MS);
    }
  }

  async #hear(): Promise<void> {
    const { body } = await this.#get('/api/live');
    if (!body) return;
    for await (const text of body.pipeThrough(new TextDecoderStream())) if (text.includes('data: ')) await this.#read();
  }

  async #read(): Promise<void> {
    const answer = await this.#get(`/api/invites/user/${this.#person.id}`, { 'if-none-match': this.#etag });
    if (answer.status === 304) return;
    this.#invites = (await answer.json()) as Invite[];
    this.#etag = answer.headers.get('etag') ?? '';
    this.#lists.emit('read');
  }

  async #get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const authorization = `Bearer ${this.#person.token}`;
    const { signal } = this.#leaving;
    const answer = await fetch(this.#origin + path, { headers: { ...headers, authorization }, signal });
    if (!answer.ok && answer.status !== 304) throw new Error(`${path} answered ${answer.status}.`);
    return answer;
  }
}
