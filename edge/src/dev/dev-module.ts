import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  offerOf,
  type PagePlaces,
  type PageRelease,
  type ReleaseRecord,
  releaseIdOf,
  releaseRecordSchema,
} from '@crewdeck/releases';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { Log } from '../log.ts';

const ANSWER_LIMIT_MS = 60_000;

/** What a build adds to the product; what is tried from a development server says nothing of widgets it uses. */
export type Places = Pick<NonNullable<ReleaseRecord['places']>, 'routes' | 'links'> & Partial<Pick<PagePlaces, 'uses'>>;

/** What was built last of the module that is being worked on. */
export interface DevBuild {
  module: string;
  build: PageRelease | null;
  places?: Places | undefined;
}

/**
 * One module that is being worked on: it comes from its development server, everything else from releases. Its files
 * change with every build, so there is no integrity to check, and nothing is fetched early.
 */
export class DevModule {
  readonly module: string;
  readonly origin: string;
  readonly #log: Log;

  constructor({ module, origin }: NonNullable<EdgeConfig['DEV_MODULE']>, log: Log) {
    this.module = module;
    this.origin = origin;
    this.#log = log;
  }

  /** Folder on the edge under which the server's files appear. */
  get folder(): string {
    return `/modules/${this.module}/dev`;
  }

  /** Script of the server that brings each build into the page. It listens on this origin, so the CSP stays as it is. */
  get pageScript(): string {
    return `${this.folder}/page.js`;
  }

  /** While there is no build, the module has nothing to try. */
  async read(): Promise<DevBuild> {
    try {
      const response = await fetch(`${this.origin}/release.json`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      return this.#describe(await response.text());
    } catch (error) {
      this.#log.warn({ err: error }, `${this.module} has no build at ${this.origin}.`);
      return { module: this.module, build: null };
    }
  }

  #describe(text: string): DevBuild {
    const record = releaseRecordSchema.parse(JSON.parse(text));
    // Another address for each build, because the browser may hold the entry of the last one.
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const build = {
      ...offerOf(record),
      release: releaseIdOf(record),
      container: record.container,
      entry: `${this.folder}/${record.entry}?build=${digest}`,
      integrity: '',
    };
    return { module: this.module, build, places: record.places };
  }
}

/** Passes on what the development server answers in the folder of its module, its stream of builds too. */
export function serveDevModule(app: FastifyInstance, { folder, origin }: DevModule): void {
  app.get(`${folder}/*`, async (request, reply) => {
    const { status, headers, body } = await fetch(origin + request.url.slice(folder.length), {
      signal: request.signal,
    });
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-type': headers.get('content-type') ?? 'text/plain' })
      .send(body && Readable.from(body));
  });
}
