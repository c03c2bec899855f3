import { hash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SerializedAnswer } from './serialized-answers.ts';

/** An answer that its maker gives a version, so that one which the caller has need not be made again. */
export class Versioned extends SerializedAnswer {
  constructor(
    readonly version: string,
    readonly json: string | null,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super();
  }

  override headersAt(): Readonly<Record<string, string>> {
    return this.headers;
  }
}

const BEFORE = 'W/"';
const AFTER = '"';

/** The versions of a {@link Versioned} answer that the caller has already. */
export const KnownVersions = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const tags = knownTags(headers['if-none-match']).filter((tag) => tag.startsWith(BEFORE) && tag.endsWith(AFTER));
  return tags.map((tag) => tag.slice(BEFORE.length, -AFTER.length));
});

/** Gives every JSON answer to a GET an `ETag` unless it has one, and 304 to the caller who has it already. */
export function addConditionalAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    // It says itself for how long it stays true.
    if (reply.hasHeader('cache-control')) return done(null, payload);
    const isJson = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (request.method !== 'GET' || reply.statusCode !== 200 || !isJson) {
      reply.header('cache-control', 'no-store').removeHeader('etag');
      return done(null, payload);
    }
    const tag = String(reply.getHeader('etag') ?? tagOf(payload));
    reply.header('cache-control', 'private, no-cache').header('etag', tag).header('vary', 'authorization');
    if (!knownTags(request.headers['if-none-match']).includes(tag)) return done(null, payload);
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    // Nothing, not an empty text: that would be said to be the length of what is not sent.
    done(null, null);
  });
}

/** What `If-None-Match` names. */
function knownTags(ifNoneMatch = ''): string[] {
  return ifNoneMatch.split(',').map((tag) => tag.trim());
}

function tagOf(payload: string | Buffer): string {
  return `W/"${hash('sha1', payload, 'base64url')}"`;
}
