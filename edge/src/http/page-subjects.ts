import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EdgeConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { About } from '../page/page-head.ts';
import { type Subject, subjectAt } from '../page/subject.ts';
import { forwardedFor } from './api-headers.ts';
import { networkOf } from './network-of.ts';
import { Turns } from './turns.ts';

const REMEMBERED = 1_000;
const REMEMBERED_MS = 60_000;
/** A page comes without what it is about rather than late. */
const LONGEST_ANSWER_MS = 500;
/** Connections to the API. */
const PLACES = 16;

interface Question {
  describe: (answer: unknown) => Subject;
  request: FastifyRequest;
}

/** What pages are about, asked of the API as a stranger and remembered for a minute. Without the API nothing is known. */
export class PageSubjects {
  readonly #config: EdgeConfig;
  readonly #log: Log;
  readonly #turns: Turns;
  readonly #known = new LRUCache<string, Subject | 'nothing is there', Question>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
    fetchMethod: (path, _stale, { context }) => this.#ask(path, context),
  });

  constructor(config: EdgeConfig, log: Log) {
    this.#config = config;
    this.#log = log;
    this.#turns = new Turns(PLACES, config.MAX_CONNECTIONS_PER_ADDRESS);
  }

  async about(path: string, request: FastifyRequest): Promise<About> {
    const question = subjectAt(path);
    const origin = question && this.originOf(request);
    if (!question || !origin) return null;
    const context = { describe: question.describe, request };
    const subject = await this.#known.fetch(question.apiPath, { context }).catch((error: unknown) => {
      this.#log.info({ err: error }, 'What a page is about could not be learned.');
    });
    return typeof subject === 'object' ? { subject, origin } : (subject ?? null);
  }

  /** Under which people know this edge. @returns `null` where nobody says, and the request says nonsense */
  originOf({ protocol, host }: FastifyRequest): string | null {
    return (
      this.#config.PUBLIC_ORIGIN ??
      (URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`).origin : null)
    );
  }

  async #ask(path: string, { describe, request }: Question): Promise<Subject | 'nothing is there'> {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const leave = await this.#turns.take(networkOf(request.ip), { ms: LONGEST_ANSWER_MS, signal });
    try {
      const headers = { 'x-forwarded-for': forwardedFor(request), [REQUEST_ID_HEADER]: request.id };
      const answer = await fetch(new URL(path, this.#config.API_URL), { signal, headers, redirect: 'error' });
      const body: unknown = await answer.json();
      if (answer.status === 404) return 'nothing is there';
      return describe(body);
    } finally {
      leave();
    }
  }
}
