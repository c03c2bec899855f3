import type { OutgoingHttpHeaders } from 'node:http';
import { finished, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LIVE_HEARTBEAT_MS, LONGEST_WAIT_SECONDS } from '@crewdeck/contract';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { answerHeaders, callHeaders } from './api-headers.ts';
import type { Drain } from './drain.ts';
import { networkOf } from './network-of.ts';
import { refuse } from './refusals.ts';
import { LineIsFull, Turns } from './turns.ts';

/** Calls of one kind have connections of their own, so that no kind can take those of another. */
interface Way {
  prefix: string;
  connections: number;
  /** For calls that wait for something to happen. */
  extraMs?: number;
  /** For answers without an end: each keeps its connection, so nobody waits for one. */
  isEndless?: boolean;
}

const WAYS: readonly Way[] = [
  { prefix: '/api', connections: 128 },
  // The API itself says how many may wait.
  { prefix: '/api/registry', connections: 2_000, extraMs: LONGEST_WAIT_SECONDS * 1_000 },
  { prefix: '/api/live', connections: 10_000, extraMs: LIVE_HEARTBEAT_MS, isEndless: true },
  { prefix: '/api/health', connections: 8 },
];

const CONNECT_MS = 5_000;

/** The library takes every certificate otherwise. Its types don't know the option. */
const VERIFIED: object = { tls: { rejectUnauthorized: true } };

/**
 * Hands every call on to the API, which is so on the origin of the page. A connection to the API is held only between the
 * two of us: the body of a call is here before one is taken, and what it answers is here before somebody reads it. Streams
 * are passed on as they come.
 */
export async function forwardToApi(app: FastifyInstance, config: EdgeConfig, drain: Drain): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const way of WAYS) await addWay(calls, way, config, drain);
  });
}

async function addWay(app: FastifyInstance, way: Way, config: EdgeConfig, drain: Drain): Promise<void> {
  const { prefix, connections, extraMs = 0, isEndless = false } = way;
  const limitMs = config.REQUEST_TIMEOUT_MS + extraMs;
  const turns = new Turns(connections, config.MAX_CONNECTIONS_PER_ADDRESS);
  /** How each call under way gives its place back. It does so once the API has begun to answer, or never will; a stream once it is over. */
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
      const patience = { ms: isEndless ? 0 : limitMs / 2, signal: request.signal };
      try {
        places.set(request, await turns.take(networkOf(request.ip), patience));
      } catch (error) {
        return refuse(error instanceof LineIsFull ? 'request.rate_limited' : 'server.unavailable', reply);
      }
      if (isEndless) finished(reply.raw, () => leave(request));
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
        if (!isEndless) leave(request);
        return answerHeaders(headers);
      },
      onResponse: (_request, reply, { stream }) => {
        if (isEndless) passOn(reply as FastifyReply, stream as Readable, drain);
        else void sendWhole(reply as FastifyReply, stream);
      },
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

/** Ends when either side does, or the edge. Past Fastify, which would log each stream that an API cuts off as it ends. */
function passOn(reply: FastifyReply, answer: Readable, drain: Drain): void {
  const { raw } = reply.hijack();
  raw
    .writeHead(reply.statusCode, { ...(reply.getHeaders() as OutgoingHttpHeaders), connection: 'close' })
    .flushHeaders();
  drain.endWithIt(raw);
  finished(raw, () => answer.destroy());
  finished(answer, () => raw.end());
  answer.pipe(raw);
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
