import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LIMITS, pathOf, SITEMAP_KINDS } from '@crewdeck/contract';
import { sitemapEntrySchema } from '@crewdeck/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type EdgeConfig, originOf } from '../config.ts';
import type { Reply, Stranger } from './stranger.ts';

/** Pages name people: once ops have hidden somebody, no page names them for longer. */
export const PAGE_REMEMBERED_MS = 5_000;
const INDEX_REMEMBERED_MS = 3_600_000;
const REMEMBERED_PAGES = 20;
/** As many as an index may name (sitemaps.org). */
const MOST_PAGES = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const compress = promisify(gzip);

const entries = z.array(sitemapEntrySchema);

type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Everything that visitors may open, page by page, as the API says. Its index is kept for an hour, each page for seconds, compressed. */
export class Sitemap {
  readonly #stranger: Stranger;
  readonly #origin: string;
  /** XML, by gzip. */
  readonly #pages = new LRUCache<string, Buffer, FastifyRequest>({
    max: REMEMBERED_PAGES,
    ttl: PAGE_REMEMBERED_MS,
    fetchMethod: (query, _stale, { context }) => this.#read(query, context),
  });
  readonly #index = new LRUCache<'index', Buffer, FastifyRequest>({
    max: 1,
    ttl: INDEX_REMEMBERED_MS,
    fetchMethod: (_key, _stale, { context }) => this.#walk(context),
  });

  constructor(config: EdgeConfig, stranger: Stranger) {
    this.#origin = originOf(config);
    this.#stranger = stranger;
  }

  /** @throws Error when the API does not answer */
  index(request: FastifyRequest): Promise<Buffer> {
    return this.#index.forceFetch('index', { context: request });
  }

  /** Of addresses that always exist. */
  site(addresses: readonly string[]): Promise<Buffer> {
    return this.#urlSet(addresses.map((path) => ({ path })));
  }

  /** @throws Error when the API does not answer, or knows no such page */
  page(kind: SitemapKind, cursor: string | undefined, request: FastifyRequest): Promise<Buffer> {
    return this.#pages.forceFetch(queryOf(kind, cursor), { context: request });
  }

  /** Reads the last entry of each page alone: a million entries are a hundred quick answers. */
  async #walk(request: FastifyRequest): Promise<Buffer> {
    const queries: string[] = [];
    for (const kind of SITEMAP_KINDS) {
      let query: string | null = queryOf(kind);
      while (query !== null && queries.length < MOST_PAGES) {
        queries.push(query);
        const { next } = await this.#ask(`${query}&last=true`, request);
        query = next && queryOf(kind, new URL(next, 'http://api').searchParams.get('cursor'));
      }
    }
    const parts = ['/sitemap/site.xml', ...queries.map((query) => `/sitemap/page.xml?${query}`)];
    const tags = parts.map((path) => `<sitemap><loc>${this.#origin}${path.replace(/&/g, '&amp;')}</loc></sitemap>`);
    return compress(`${XML}<sitemapindex ${NAMESPACE}>\n${tags.join('\n')}\n</sitemapindex>\n`);
  }

  async #read(query: string, request: FastifyRequest): Promise<Buffer> {
    const { body } = await this.#ask(query, request);
    const kind = new URLSearchParams(query).get('kind');
    const listed = entries.parse(body).map(({ id, updatedAt }) => ({ path: `/${kind}/${id}`, updatedAt }));
    return this.#urlSet(listed);
  }

  async #ask(query: string, request: FastifyRequest): Promise<Reply> {
    const reply = await this.#stranger.ask(`${pathOf('/api/sitemap')}?${query}&limit=${LIMITS.sitemapMax}`, request);
    if (reply.status !== 200) throw new Error(`The API answered ${reply.status}.`);
    return reply;
  }

  #urlSet(listed: readonly { path: string; updatedAt?: string }[]): Promise<Buffer> {
    const tags = listed.map(
      ({ path, updatedAt }) =>
        `<url><loc>${this.#origin}${path}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`,
    );
    return compress(`${XML}<urlset ${NAMESPACE}>\n${tags.join('\n')}\n</urlset>\n`);
  }
}

function queryOf(kind: SitemapKind, cursor?: string | null): string {
  return new URLSearchParams({ kind, ...(cursor && { cursor }) }).toString();
}
