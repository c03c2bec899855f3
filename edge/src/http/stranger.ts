import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { forwardedFor } from './api-headers.ts';
import { networkOf } from './network-of.ts';
import { Turns } from './turns.ts';

export interface Reply {
  status: number;
  body: unknown;
  /** Path of the next page of a list. */
  next: string | null;
}

/** Asks the API what it tells everybody, for whoever asks the edge, on few connections of its own. */
export class Stranger {
  readonly #config: EdgeConfig;
  readonly #limitMs: number;
  readonly #turns: Turns;

  constructor(config: EdgeConfig, { connections, limitMs }: { connections: number; limitMs: number }) {
    this.#config = config;
    this.#limitMs = limitMs;
    this.#turns = new Turns(connections, config.MAX_CONNECTIONS_PER_ADDRESS);
  }

  /** @throws Error when the API gives no answer in time, or none that is JSON */
  async ask(path: string, request: FastifyRequest): Promise<Reply> {
    const signal = AbortSignal.timeout(this.#limitMs);
    const leave = await this.#turns.take(networkOf(request.ip), { ms: this.#limitMs, signal });
    try {
      const headers = {
        'x-forwarded-for': forwardedFor(request),
        [REQUEST_ID_HEADER]: request.id,
        ...request.trace?.headers,
      };
      const answer = await fetch(new URL(path, this.#config.API_URL), { signal, headers, redirect: 'error' });
      const [, next = null] = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '') ?? [];
      return { status: answer.status, body: await answer.json(), next };
    } finally {
      leave();
    }
  }
}
