import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerCount, Kind } from './answers.ts';
import type { Line, Tag } from './student.ts';

const LONGEST_MS = 10_000;
/** As a browser does it after a stream was cut. */
const OPENS_AGAIN_MS = 1_000;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

interface From {
  readonly origin: string;
  /** All of 127.0.0.0/8 is this machine, so each student has an address, and its limits. */
  readonly localAddress: string;
  readonly token: string;
}

/** The connections of one student: a few that are kept, as a browser keeps them, and one for the stream. */
export class StudentLine implements Line {
  readonly #agent: Agent;
  readonly #from: From;
  readonly #count: AnswerCount;
  readonly #signal: AbortSignal;

  /** @param signal ends everything */
  constructor(from: From, count: AnswerCount, signal: AbortSignal) {
    this.#from = from;
    this.#count = count;
    this.#signal = signal;
    // An edge ends a connection that has rested for a minute, and one that begins anew costs what a browser's costs.
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6, timeout: LONGEST_MS });
  }

  async get(kind: Kind, path: string, tag?: Tag): Promise<unknown> {
    const { answer, body } = await this.#timed(kind, {
      method: 'GET',
      path,
      headers: tag ? { 'if-none-match': tag.value } : {},
    });
    if (tag && answer?.headers.etag) tag.value = answer.headers.etag;
    return kind === 'page' || answer?.statusCode !== 200 ? null : JSON.parse(body);
  }

  async send(method: string, path: string, body: object): Promise<unknown> {
    const { body: answer } = await this.#timed('write', { method, path, body });
    return answer;
  }

  listen(path: string, heard: () => void): void {
    void this.#keepListening(path, heard);
  }

  async #keepListening(path: string, heard: () => void): Promise<void> {
    while (!this.#signal.aborted) {
      await this.#hear(path, heard).catch(() => undefined);
      if (!this.#signal.aborted) await sleep(OPENS_AGAIN_MS, null, { ref: false });
    }
  }

  async #hear(path: string, heard: () => void): Promise<void> {
    const answer = await this.#answerTo({ method: 'GET', path }, false);
    if (answer.statusCode !== 200) answer.destroy();
    else for await (const part of answer) if (String(part).includes('data: ')) heard();
  }

  /** From when somebody pressed until all of it is there. What has no answer has no body. */
  async #timed(kind: Kind, call: Call): Promise<{ answer: IncomingMessage | null; body: string }> {
    const began = performance.now();
    try {
      const answer = await this.#answerTo(call, this.#agent);
      const body = await text(answer);
      this.#count.add(kind, answer.statusCode ?? 0, performance.now() - began);
      return { answer, body };
    } catch {
      if (!this.#signal.aborted) this.#count.add(kind, 0, performance.now() - began);
      return { answer: null, body: '' };
    }
  }

  #answerTo({ method, path, headers, body }: Call, agent: Agent | false): Promise<IncomingMessage> {
    const { origin, localAddress, token } = this.#from;
    const json = body && JSON.stringify(body);
    const sent = { authorization: `Bearer ${token}`, ...headers, ...(json && { 'content-type': 'application/json' }) };
    return new Promise((resolve, reject) => {
      const options = { method, agent, localAddress, headers: sent, signal: this.#signal };
      const asked = request(origin + path, options, resolve).once('error', reject);
      if (agent) asked.setTimeout(LONGEST_MS, () => asked.destroy(new Error('It took too long.')));
      asked.end(json);
    });
  }
}
