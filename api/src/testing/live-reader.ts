import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { pathOf } from '@crewdeck/contract';
import { type Account, unsignedTokenOf } from './people.ts';

interface OpenOptions {
  /** The version that the reader has already. */
  readonly known?: string;
  readonly token?: string;
}

/** A browser's open stream, read as it comes. */
export class LiveReader {
  readonly versions: string[] = [];
  beats = 0;
  /** For how long it was told to stay away, in milliseconds. */
  retryMs: number | null = null;
  hasEnded = false;
  private readonly changes = new EventEmitter();

  private constructor(private readonly answer: IncomingMessage) {
    let text = '';
    answer.setEncoding('utf8').on('data', (piece: string) => {
      const events = `${text}${piece}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) this.hear(event);
    });
    // One that was cut off has ended as well.
    answer
      .on('error', () => undefined)
      .once('close', () => {
        this.hasEnded = true;
        this.changes.emit('change');
      });
  }

  static async open(url: string, person: Account, { known, token }: OpenOptions = {}): Promise<LiveReader> {
    const authorization = `Bearer ${token ?? unsignedTokenOf(person)}`;
    const headers = { authorization, ...(known !== undefined && { 'last-event-id': known }) };
    const [answer] = await once(request(`${url}${pathOf('/api/live')}`, { headers, agent: false }).end(), 'response');
    if (answer.statusCode !== 200) throw new Error(`No stream, but ${answer.statusCode}.`);
    return new LiveReader(answer);
  }

  get headers(): IncomingMessage['headers'] {
    return this.answer.headers;
  }

  get last(): string | undefined {
    return this.versions.at(-1);
  }

  /** Returns as soon as it is so. */
  async until(isSo: (reader: LiveReader) => boolean): Promise<void> {
    while (!isSo(this)) await once(this.changes, 'change', { signal: AbortSignal.timeout(20_000) });
  }

  leave(): void {
    this.answer.destroy();
  }

  private hear(event: string): void {
    const [, id] = /^id: (.*)\ndata: invites$/.exec(event) ?? [];
    const [, retry] = /^retry: (\d+)$/.exec(event) ?? [];
    if (id !== undefined) this.versions.push(id);
    if (retry !== undefined) this.retryMs = Number(retry);
    if (event === ':') this.beats += 1;
    this.changes.emit('change');
  }
}
