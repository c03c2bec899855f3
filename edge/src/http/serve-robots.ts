import { SITEMAP_KINDS } from '@crewdeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EdgeConfig } from '../config.ts';
import { originOf } from './origin-of.ts';
import { refuse } from './refusals.ts';
import { Sitemap } from './sitemap.ts';

const ROBOTS = 'User-agent: *\nDisallow: /api\nDisallow: /ops\nAllow: /\n';
const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' };

/** Open to visitors, and the same for everybody. */
const PAGES = ['/', '/explore', '/explore-projects', '/explore-hackathons'];

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const pageQuery = z.object({ kind: z.enum(SITEMAP_KINDS), cursor: z.string().optional() });

/** What search engines ask every site for: what to leave alone, and where all is that they may show. */
export function serveRobots(app: FastifyInstance, config: EdgeConfig): void {
  const sitemap = new Sitemap(config);

  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(config, request);
    const text = origin ? `${ROBOTS}\nSitemap: ${origin}/sitemap.xml\n` : ROBOTS;
    return reply.headers(FOR_AN_HOUR).type('text/plain; charset=utf-8').send(text);
  });

  app.get('/sitemap.xml', (request, reply) =>
    sendXml(request, reply, async (origin) => {
      const pages = [
        '/sitemap/site.xml',
        ...(await sitemap.index(request)).map((query) => `/sitemap/page.xml?${query}`),
      ];
      return `<sitemapindex ${NAMESPACE}>\n${pages.map((path) => sitemapTag(origin + path)).join('\n')}\n</sitemapindex>\n`;
    }),
  );

  app.get('/sitemap/site.xml', (request, reply) =>
    sendXml(request, reply, async (origin) => urlSet(PAGES.map((path) => urlTag(origin + path)))),
  );

  app.get('/sitemap/page.xml', (request, reply) => {
    const { success, data } = pageQuery.safeParse(request.query);
    if (!success) return reply.callNotFound();
    return sendXml(request, reply, async (origin) => {
      const { entries } = await sitemap.page(data.kind, data.cursor, request);
      return urlSet(entries.map(({ path, updatedAt }) => urlTag(origin + path, updatedAt)));
    });
  });

  async function sendXml(request: FastifyRequest, reply: FastifyReply, write: (origin: string) => Promise<string>) {
    const origin = originOf(config, request);
    if (!origin) return refuse('request.malformed', reply);
    try {
      const text = await write(origin);
      return reply
        .headers(FOR_AN_HOUR)
        .type('application/xml; charset=utf-8')
        .send(XML + text);
    } catch (error) {
      app.log.info({ err: error }, 'The sitemap could not be read.');
      return refuse('server.unavailable', reply);
    }
  }
}

function urlSet(tags: readonly string[]): string {
  return `<urlset ${NAMESPACE}>\n${tags.join('\n')}\n</urlset>\n`;
}

function sitemapTag(address: string): string {
  return `<sitemap><loc>${address.replace(/&/g, '&amp;')}</loc></sitemap>`;
}

function urlTag(address: string, changedAt?: string): string {
  return `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;
}
