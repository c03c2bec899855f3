import type { FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import type { EdgeConfig } from '../config.ts';
import { originHeaders } from './api-headers.ts';

export interface Reply {
  status: number;
  body: unknown;
  /** Path of the next page of a list. */
  next: string | null;
}

/** Asks the API what it tells everybody, on few connections of its own. */
export class Stranger {
  readonly #pool: Pool;
  readonly #limitMs: number;

  constructor({ API_URL }: EdgeConfig, { connections, limitMs }: { connections: number; limitMs: number }) {
    this.#pool = new Pool(new URL(API_URL).origin, { connections });
    this.#limitMs = limitMs;
  }

  /** @throws Error when the API gives no answer in time, or none that is JSON */
  async ask(path: string, request: FastifyRequest): Promise<Reply> {
    const answer = await this.#get(path, request);
    const [, next = null] = /<([^>]+)>;\s*rel="next"/.exec(String(answer.headers.link ?? '')) ?? [];
    return { status: answer.statusCode, body: await answer.body.json(), next };
  }

  /** @throws Error when the API gives no file in time */
  async read(path: string, request: FastifyRequest): Promise<Buffer> {
    const { statusCode, body } = await this.#get(path, request);
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode !== 200) throw new Error(`The API answers ${path} with ${statusCode}.`);
    return bytes;
  }

  #get(path: string, request: FastifyRequest) {
    const signal = AbortSignal.timeout(this.#limitMs);
    return this.#pool.request({ method: 'GET', path, headers: originHeaders(request), signal });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
