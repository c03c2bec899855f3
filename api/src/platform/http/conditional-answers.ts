import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Gives every JSON answer to a GET an `ETag` unless it has one, and 304 to the caller who has it already. */
export function addConditionalAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isJson = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isJson) {
      reply.header('cache-control', 'no-store').removeHeader('etag');
      return done(null, payload);
    }
    const tag = String(reply.getHeader('etag') ?? tagOf(payload));
    reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'authorization');
    if (!isKnown(request.headers['if-none-match'], tag)) return done(null, payload);
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    // Nothing, not an empty text: that would be said to be the length of what is not sent.
    done(null, null);
  });
}

export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return knownTags(ifNoneMatch).includes(tag);
}

/** What `If-None-Match` names. */
export function knownTags(ifNoneMatch = ''): string[] {
  return ifNoneMatch.split(',').map((tag) => tag.trim());
}

function tagOf(payload: string | Buffer): string {
  return `W/"${hash('sha1', payload, 'base64url')}"`;
}
