import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SITEMAP_KINDS } from '@crewdeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type EdgeConfig, originOf } from '../config.ts';
import type { Live } from '../releases/live-releases.ts';
import { refuse } from './refusals.ts';
import { PAGE_REMEMBERED_MS, Sitemap } from './sitemap.ts';
import { Stranger } from './stranger.ts';

const CONNECTIONS = 2;
const pageQuery = z.object({ kind: z.enum(SITEMAP_KINDS), cursor: z.string().optional() });
const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' };
const FOR_SECONDS = { 'cache-control': `public, max-age=${PAGE_REMEMBERED_MS / 1_000}` };

/** What search engines ask every site for: what to leave alone, and where all is that they may show. */
export function serveRobots(app: FastifyInstance, config: EdgeConfig, live: () => Live): void {
  const stranger = new Stranger(config, { connections: CONNECTIONS, limitMs: config.REQUEST_TIMEOUT_MS });
  app.addHook('onClose', () => stranger.close());
  const sitemap = new Sitemap(config, stranger);
  const robots = `User-agent: *\nDisallow: /api\nDisallow: /ops\nAllow: /\n\nSitemap: ${originOf(config)}/sitemap.xml\n`;

  app.get('/robots.txt', (_request, reply) =>
    reply.headers(FOR_AN_HOUR).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (request, reply) => sendXml(request, reply, sitemap.index(request)));
  app.get('/sitemap/site.xml', (request, reply) => sendXml(request, reply, sitemap.site(openAddresses(live()))));
  app.get('/sitemap/page.xml', (request, reply) => {
    const { success, data } = pageQuery.safeParse(request.query);
    if (!success) return reply.callNotFound();
    return sendXml(request, reply, sitemap.page(data.kind, data.cursor, request), FOR_SECONDS);
  });

  async function sendXml(request: FastifyRequest, reply: FastifyReply, reading: Promise<Buffer>, kept = FOR_AN_HOUR) {
    const file = await reading.catch((error: unknown) => {
      app.log.info({ err: error }, 'The sitemap could not be read.');
    });
    if (!file) return refuse('server.unavailable', reply);
    reply.headers({ ...kept, vary: 'accept-encoding' }).type('application/xml; charset=utf-8');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(Readable.from([file]).pipe(createGunzip()));
    return reply.header('content-encoding', 'gzip').send(file);
  }
}

/** What visitors may open, whatever is in the database. */
function openAddresses({ modules }: Live): string[] {
  const routes = [...modules.values()].flatMap(({ live }) => live?.places?.routes ?? []);
  const open = routes.filter(({ access, path }) => access === 'open' && !path.includes(':'));
  return ['/', '/privacy', ...open.map(({ path }) => path)];
}
