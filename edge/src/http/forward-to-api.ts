import type { OutgoingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import { LIVE_HEARTBEAT_MS, LONGEST_WAIT_SECONDS } from '@crewdeck/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, Pool } from 'undici';
import type { EdgeConfig } from '../config.ts';
import { callHeaders, withoutConnection } from './api-headers.ts';
import { readBody } from './read-body.ts';
import { refuse } from './refusals.ts';

/** Calls of one kind have connections of their own, so that no kind can take those of another. */
interface Way {
  prefix: string;
  connections: number;
  /** For calls that wait for something to happen. */
  extraMs?: number;
  /** For answers without an end. */
  isEndless?: boolean;
}

const WAYS: readonly Way[] = [
  { prefix: '/api', connections: 128 },
  // The API itself says how many may wait.
  { prefix: '/api/registry', connections: 2_000, extraMs: LONGEST_WAIT_SECONDS * 1_000 },
  { prefix: '/api/live', connections: 10_000, extraMs: LIVE_HEARTBEAT_MS, isEndless: true },
  { prefix: '/api/health', connections: 8 },
];

const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const;
const CONNECT_MS = 5_000;
/** A path of the API, without a part that some servers read as the folder above. */
const OWN_PATH = /^\/api(?![^?]*(\/|\\|%2f|%5c)(\.|%2e){2})/i;

/**
 * Forwards every call to the API, so that pages call their own origin. Slow clients hold no connection to the API: the edge
 * reads the whole body of a call before it takes one, and the whole answer before it sends it on. Streams are passed on as
 * they come.
 */
export async function forwardToApi(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', readBody);
    for (const way of WAYS) addWay(calls, way, config);
  });
}

function addWay(app: FastifyInstance, way: Way, config: EdgeConfig): void {
  const { prefix, connections, extraMs = 0, isEndless = false } = way;
  const limitMs = config.REQUEST_TIMEOUT_MS + extraMs;
  const pool = new Pool(new URL(config.API_URL).origin, {
    connections,
    connect: { timeout: CONNECT_MS },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
  });
  // Streams end before the server closes, which would wait for them; calls under way have their answers by then.
  app.addHook(isEndless ? 'preClose' : 'onClose', () => pool.destroy());
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!OWN_PATH.test(request.url)) return refuse('request.malformed', reply);
    // It also ends the wait for a connection: a call whose client has gone is not sent.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      limit.abort();
    });
    try {
      const answer = await pool.request({ ...callOf(request), signal: limit.signal });
      if (!isEndless) return await sendWhole(reply, answer);
      clearTimeout(timer);
      return passOn(reply, answer);
    } catch (error) {
      request.log.warn({ err: error }, 'The API gave no answer.');
      return refuse('server.unavailable', reply);
    }
  };
  for (const url of [prefix, `${prefix}/*`]) app.route({ method: [...METHODS], url, handler });
}

/** With the body as it came, not read as JSON. */
function callOf(request: FastifyRequest) {
  const body = request.body instanceof Buffer ? request.body : null;
  return { method: request.method as Dispatcher.HttpMethod, path: request.url, headers: callHeaders(request), body };
}

async function sendWhole(reply: FastifyReply, { statusCode, headers, body }: Dispatcher.ResponseData) {
  const bytes = Buffer.from(await body.arrayBuffer());
  return reply
    .code(statusCode)
    .headers(withoutConnection(headers))
    .send(bytes.length > 0 ? bytes : null);
}

/** Ends when the client, the API or the edge does. Bypasses Fastify, which would log each stream that the API cuts off. */
function passOn(reply: FastifyReply, { statusCode, headers, body }: Dispatcher.ResponseData): FastifyReply {
  const { raw } = reply.hijack();
  const own = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...withoutConnection(headers), connection: 'close' };
  raw.writeHead(statusCode, own).flushHeaders();
  finished(body, () => raw.end());
  body.pipe(raw);
  return reply;
}
