import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type EdgeConfig, originOf } from '../config.ts';
import type { Log } from '../log.ts';
import type { About } from '../page/page-head.ts';
import { type Subject, subjectAt } from '../page/subject.ts';
import { Stranger } from './stranger.ts';

const REMEMBERED = 1_000;
/** Saves calls when many open a page at once. Kept longer, a page would still name people whom ops have hidden. */
const REMEMBERED_MS = 1_000;
/** A page comes without what it is about rather than late. */
const ASKED_WITH = { connections: 16, limitMs: 500 };

/** No such thing, and no address of one. */
const NOTHING = [404, 400];

interface Question {
  describe: (answer: unknown) => Subject;
  request: FastifyRequest;
}

/** What pages are about, asked of the API as a stranger and remembered for a second. Without the API nothing is known. */
export class PageSubjects {
  readonly #origin: string;
  readonly #log: Log;
  readonly #stranger: Stranger;
  readonly #known = new LRUCache<string, Subject | 'nothing is there', Question>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
    fetchMethod: (path, _stale, { context }) => this.#ask(path, context),
  });

  constructor(config: EdgeConfig, app: FastifyInstance) {
    this.#origin = originOf(config);
    this.#log = app.log;
    this.#stranger = new Stranger(config, ASKED_WITH);
    app.addHook('onClose', () => this.#stranger.close());
  }

  async about(path: string, request: FastifyRequest): Promise<About> {
    const question = subjectAt(path);
    if (!question) return null;
    const context = { describe: question.describe, request };
    const subject = await this.#known.fetch(question.apiPath, { context }).catch((error: unknown) => {
      this.#log.info({ err: error }, 'What a page is about could not be learned.');
    });
    return typeof subject === 'object' ? { subject, origin: this.#origin } : (subject ?? null);
  }

  /** The cover of a project or hackathon, as strangers get it. @throws Error without one */
  readCover(path: string, request: FastifyRequest): Promise<Buffer> {
    return this.#stranger.read(path, request);
  }

  async #ask(path: string, { describe, request }: Question): Promise<Subject | 'nothing is there'> {
    const { status, body } = await this.#stranger.ask(path, request);
    return NOTHING.includes(status) ? 'nothing is there' : describe(body);
  }
}
