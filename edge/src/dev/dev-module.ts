import { createHash } from 'node:crypto';
import {
  type Host,
  offerOf,
  type PageRegistry,
  type PageRelease,
  type ReleaseRecord,
  releaseIdOf,
  releaseRecordSchema,
} from '@crewdeck/releases';
import { placesFor } from '@crewdeck/releases/path-problems';
import type { PathOwners } from '@crewdeck/releases/route-pattern';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Live } from '../releases/live-releases.ts';

const ANSWER_LIMIT_MS = 60_000;

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

  /** What is live, without any release of this module. */
  removeFrom({ modules, ...rest }: Live): Live {
    return { ...rest, modules: new Map([...modules].filter(([name]) => name !== this.module)) };
  }

  /** The registry with what was built last. While there is no build, the module has nothing to try. */
  async putInto(registry: PageRegistry, host: Host, owners: PathOwners): Promise<PageRegistry> {
    const built = await this.#read().catch((error: unknown) => {
      this.#log.warn({ err: error }, `${this.module} has no build at ${this.origin}.`);
      return null;
    });
    const places = built && placesFor(built.record, { host, owners, isTried: true });
    const candidates = built ? [built.release] : [];
    const module = { candidates, isStopped: false, ...(places && { places }) };
    return { ...registry, modules: { ...registry.modules, [this.module]: module } };
  }

  async #read(): Promise<{ record: ReleaseRecord; release: PageRelease }> {
    const response = await fetch(`${this.origin}/release.json`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const text = await response.text();
    const record = releaseRecordSchema.parse(JSON.parse(text));
    // Another address for each build, because the browser may hold the entry of the last one.
    const build = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const release = {
      ...offerOf(record),
      release: releaseIdOf(record),
      container: record.container,
      entry: `${this.folder}/${record.entry}?build=${build}`,
      integrity: '',
    };
    return { record, release };
  }
}

/** Hands the folder of the module that is being worked on over to its development server. */
export async function serveDevModule(app: FastifyInstance, { folder, origin }: DevModule): Promise<void> {
  await app.register(httpProxy, {
    upstream: origin,
    prefix: folder,
    replyOptions: {
      rewriteHeaders: (headers) => ({ ...headers, 'cache-control': 'no-store' }),
    },
  });
}
