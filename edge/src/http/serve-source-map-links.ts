import type { FastifyInstance } from 'fastify';
import { cameByHttps, writeCookie } from '../visitor/cookies.ts';
import { SOURCE_MAPS_COOKIE, type SourceMapReaders } from '../visitor/source-maps.ts';

/** Lets the browser that opens a link of ops have source maps until the link expires. */
export function serveSourceMapLinks(app: FastifyInstance, readers: SourceMapReaders): void {
  // A wildcard, because the router limits the length of a named part of a path.
  app.get<{ Params: { '*': string } }>('/source-maps/*', async (request, reply) => {
    const token = request.params['*'];
    const read = await readers.read(token);
    if (read.status !== 'valid') return reply.callNotFound();
    const maxAgeSeconds = Math.max(Math.floor((read.expiresAt.getTime() - Date.now()) / 1_000), 0);
    const cookie = writeCookie(SOURCE_MAPS_COOKIE, token, { maxAgeSeconds, isSecure: cameByHttps(request.raw) });
    return reply.code(204).headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).send();
  });
}
