import { buffer } from 'node:stream/consumers';
import { LONGEST_WAIT_SECONDS } from '@crewdeck/contract';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { answerHeaders, callHeaders } from './api-headers.ts';
import { networkOf } from './network-of.ts';
import { refuse } from './refusals.ts';
import { LineIsFull, Turns } from './turns.ts';

/** Calls of one kind have connections of their own, so that no kind can take those of another. */
interface Way {
  prefix: string;
  connections: number;
  /** For calls that wait for something to happen. */
  extraMs?: number;
}

const WAYS: readonly Way[] = [
  { prefix: '/api', connections: 128 },
  // The API itself says how many may wait.
  { prefix: '/api/registry', connections: 2_000, extraMs: LONGEST_WAIT_SECONDS * 1_000 },
  { prefix: '/api/health', connections: 8 },
];

const CONNECT_MS = 5_000;

/** The library takes every certificate otherwise. Its types don't know the option. */
const VERIFIED: object = { tls: { rejectUnauthorized: true } };

/**
 * Hands every call on to the API, which is so on the origin of the page. A connection to the API is held only between the
 * two of us: the body of a call is here before one is taken, and what it answers is here before somebody reads it.
 */
export async function forwardToApi(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const way of WAYS) await addWay(calls, way, config);
  });
}

async function addWay(app: FastifyInstance, { prefix, connections, extraMs = 0 }: Way, config: EdgeConfig) {
  const limitMs = config.REQUEST_TIMEOUT_MS + extraMs;
  const turns = new Turns(connections, config.MAX_CONNECTIONS_PER_ADDRESS);
  /** How each call under way gives its place back. It does so once the API has begun to answer, or never will. */
  const places = new WeakMap<object, () => void>();
  const leave = (request: object | undefined) => request && places.get(request)?.();
  await app.register(httpProxy, {
    upstream: config.API_URL,
    prefix,
    rewritePrefix: prefix,
    proxyPayloads: false,
    retryMethods: [],
    destroyAgent: true,
    undici: { connections, connectTimeout: CONNECT_MS, bodyTimeout: limitMs, ...VERIFIED },
    handler: async (request, reply, path, options) => {
      const startedAt = performance.now();
      // The other half is for the answer: nothing is sent to the API for which somebody has not the time to wait.
      const patience = { ms: limitMs / 2, signal: request.signal };
      try {
        places.set(request, await turns.take(networkOf(request.ip), patience));
      } catch (error) {
        return refuse(error instanceof LineIsFull ? 'request.rate_limited' : 'server.unavailable', reply);
      }
      const timeout = limitMs - (performance.now() - startedAt);
      try {
        return reply.from(path, { ...options, ...bodyOf(request), timeout });
      } catch (error) {
        leave(request);
        throw error;
      }
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => callHeaders(request as FastifyRequest, headers),
      rewriteHeaders: (headers, request) => {
        leave(request);
        return answerHeaders(headers);
      },
      onResponse: (_request, reply, { stream }) => void sendWhole(reply as FastifyReply, stream),
      onError: (reply) => {
        leave(reply.request);
        refuse('server.unavailable', reply as FastifyReply);
      },
    },
  });
}

/** @returns the options for a body as it came, not read as JSON */
function bodyOf({ body, headers }: FastifyRequest) {
  return body === undefined ? {} : { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

async function sendWhole(reply: FastifyReply, answer: NodeJS.ReadableStream): Promise<void> {
  const body = await buffer(answer).catch(() => null);
  if (body) {
    reply.send(body.length > 0 ? body : null);
    return;
  }
  for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name);
  refuse('server.unavailable', reply);
}
