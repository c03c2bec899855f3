import { LIMITS, paths, SITEMAP_KINDS } from '@crewdeck/contract';
import { sitemapEntrySchema } from '@crewdeck/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { EdgeConfig } from '../config.ts';
import { Stranger } from './stranger.ts';

const REMEMBERED_MS = 3_600_000;
const REMEMBERED_PAGES = 20;
/** As many as an index may name (sitemaps.org). */
const MOST_PAGES = 50_000;
const CONNECTIONS = 2;

const entries = z.array(sitemapEntrySchema);

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapPage {
  /** Paths of pages that visitors may open, and when each changed last. */
  entries: { path: string; updatedAt: string }[];
  next: string | null;
}

/** Everything that visitors may open, page by page, as the API says. Each page is remembered for an hour. */
export class Sitemap {
  readonly #stranger: Stranger;
  readonly #pages = new LRUCache<string, SitemapPage, FastifyRequest>({
    max: REMEMBERED_PAGES,
    ttl: REMEMBERED_MS,
    fetchMethod: (path, _stale, { context }) => this.#read(path, context),
  });
  readonly #index = new LRUCache<'index', string[], FastifyRequest>({
    max: 1,
    ttl: REMEMBERED_MS,
    fetchMethod: (_key, _stale, { context }) => this.#walk(context),
  });

  constructor(config: EdgeConfig) {
    this.#stranger = new Stranger(config, { connections: CONNECTIONS, limitMs: config.REQUEST_TIMEOUT_MS });
  }

  /** @throws Error when the API does not answer, or knows no such page */
  page(kind: SitemapKind, cursor: string | undefined, request: FastifyRequest): Promise<SitemapPage> {
    return this.#pages.forceFetch(pathOf(kind, cursor), { context: request });
  }

  /** @returns the queries of all pages, `kind=people&cursor=…`. @throws Error when the API does not answer */
  index(request: FastifyRequest): Promise<string[]> {
    return this.#index.forceFetch('index', { context: request });
  }

  async #walk(request: FastifyRequest): Promise<string[]> {
    const found: string[] = [];
    for (const kind of SITEMAP_KINDS) {
      let path: string | null = pathOf(kind);
      while (path !== null && found.length < MOST_PAGES) {
        const cursor = new URL(path, 'http://api').searchParams.get('cursor');
        found.push(new URLSearchParams({ kind, ...(cursor && { cursor }) }).toString());
        path = (await this.#read(path, request)).next;
      }
    }
    return found;
  }

  async #read(path: string, request: FastifyRequest): Promise<SitemapPage> {
    const { status, body, next } = await this.#stranger.ask(path, request);
    if (status !== 200) throw new Error(`The API answered ${status}.`);
    const kind = new URL(path, 'http://api').searchParams.get('kind');
    return { entries: entries.parse(body).map(({ id, updatedAt }) => ({ path: `/${kind}/${id}`, updatedAt })), next };
  }
}

function pathOf(kind: SitemapKind, cursor?: string): string {
  const query = new URLSearchParams({ kind, limit: String(LIMITS.sitemapMax), ...(cursor && { cursor }) });
  return `${paths.sitemap()}?${query}`;
}
