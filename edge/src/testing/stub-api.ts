import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@crewdeck/contract';

interface Poll {
  response: ServerResponse;
  after: number;
}

/**
 * Stands in for the API, as far as the edge follows it. The real one needs a database, and would never answer what an API
 * may answer at its worst.
 */
export class StubApi {
  /** How many polls have come. */
  polls = 0;
  /** What the edge said of itself last, signed. */
  report: string | null = null;
  /** What answers all other calls. */
  others: RequestListener = (_request, response) => void response.writeHead(404).end('{}');
  #server: Server | null = null;
  #port = 0;
  #registry: Registry | null = null;
  #nonsense: string | null = null;
  #waiting: Poll[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Whether the edge is waiting for news at this moment. */
  get isWaitedFor(): boolean {
    return this.#waiting.length > 0;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Cuts all connections, as a crash does. It can be started again on the same port. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    this.#waiting = [];
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  /** What it says from now on. Polls that wait hear it when it is news to them. */
  say(registry: Registry): void {
    this.#registry = registry;
    this.#nonsense = null;
    this.#release((poll) => registry.revision > poll.after);
  }

  /** Answers everybody with this text from now on. */
  sayNonsense(text: string): void {
    this.#nonsense = text;
    this.#release(() => true);
  }

  #release(isDue: (poll: Poll) => boolean): void {
    const due = this.#waiting.filter(isDue);
    this.#waiting = this.#waiting.filter((poll) => !due.includes(poll));
    for (const { response } of due) this.#send(response);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://api');
    if (url.pathname !== '/api/registry') {
      this.others(request, response);
      return;
    }
    this.polls += 1;
    const report = request.headers['x-edge-report'];
    this.report = typeof report === 'string' ? report : null;
    const after = Number(url.searchParams.get('after') ?? -1);
    const isNews = this.#nonsense !== null || (this.#registry?.revision ?? 0) > after;
    if (isNews) {
      this.#send(response);
      return;
    }
    const poll = { response, after };
    this.#waiting.push(poll);
    const wait = Number(url.searchParams.get('wait')) * 1_000;
    setTimeout(() => this.#release((it) => it === poll), wait).unref();
  }

  #send(response: ServerResponse): void {
    response.setHeader('content-type', 'application/json').end(this.#nonsense ?? JSON.stringify(this.#registry));
  }
}
