import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageSource } from '../page/page-source.ts';
import type { Visitors } from '../visitor/visitor.ts';

/** What is live for the browser that asks, for pages that are open already. Asking again costs next to nothing. */
export function serveRegistry(app: FastifyInstance, visitors: Visitors, source: PageSource): void {
  app.get('/registry', async (request, reply) => {
    const contents = source.contentsFor(await visitors.identify(request.raw));
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' }).type('application/json; charset=utf-8');
    if (typeof contents === 'string')
      return reply.code(503).send(JSON.stringify({ error: `Nothing is live: ${contents}.` }));
    const body = JSON.stringify(contents.registry);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    return matches(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
  });
}

/** Weak comparison, as for every GET: a proxy that compresses marks the tag as weak. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
