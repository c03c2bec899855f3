import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LARGEST_PICTURE, PICTURE_TOO_LARGE, REQUEST_ID_HEADER } from '@crewdeck/contract';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Shutdown } from '../health/shutdown.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { CallDurations } from '../metrics/call-durations.ts';
import { addConditionalAnswers } from './conditional-requests.ts';
import { addEventStreams } from './event-stream.ts';
import { addProtocolRefusals } from './malformed-requests.ts';
import { moduleOf } from './request-id.ts';
import { addRequestLog } from './request-log.ts';
import { addSerializedAnswers } from './serialized-answers.ts';

/** Who watches the process asks often and shows no token. */
export const ALWAYS_ANSWERED = /^\/(api\/health\/|metrics$)/;

export interface HookServices {
  readonly shutdown: Pick<Shutdown, 'isUnderWay'>;
  readonly limits: Pick<RequestLimits, 'countAddress'>;
  readonly durations: CallDurations;
  /** Is told of each call that says which release it comes from. */
  readonly noteCall: (release: string) => void;
  /** Answers who waits for something to happen, as the process is to end. */
  readonly stopWaiting: () => void;
}

/**
 * All that happens to a request outside its controller, in the order in which it happens. Hooks of every request call back:
 * a promise for each of them costs more than what it does.
 */
export function addHooks(server: FastifyInstance, services: HookServices): void {
  addBodyLimits(server);
  addForms(server);
  addPictures(server);
  addAnswerHeaders(server);
  addProtocolRefusals(server);
  addVisitorLimits(server, services);
  addSerializedAnswers(server);
  addConditionalAnswers(server);
  addEventStreams(server);
  addClosingOfConnections(server, services);
  addRequestLog(server);
  addCallNotes(server, services);
  addFinishing(server, services);
  addClosingOfUnused(server);
}

/** Gives a route that says `@RouteConfig({ bodyLimit })` that limit, in bytes, in place of everybody's. */
function addBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = Object(route.config) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}

/** A route that says `@RouteConfig({ takesForms: true })` may be sent a form, and reads nothing of it. */
function addForms(server: FastifyInstance): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  server.addContentTypeParser(forms, { parseAs: 'string' }, (request, _body, done) => {
    const { takesForms } = Object(request.routeOptions.config) as { takesForms?: boolean };
    done(takesForms ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(), undefined);
  });
}

/** A route that says `@RouteConfig({ takesPictures: true })` gets the bytes of its body. The declared type doesn't count. */
function addPictures(server: FastifyInstance): void {
  server.addContentTypeParser('*', (request, payload, done) => {
    const { takesPictures } = Object(request.routeOptions.config) as { takesPictures?: boolean };
    if (!takesPictures) return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(), undefined);
    readPicture(payload).then((bytes) => done(null, bytes), done);
  });
}

async function readPicture(payload: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  // Else the answer to what is too large could not be sent.
  for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LARGEST_PICTURE) throw new DomainError('request.too_large', PICTURE_TOO_LARGE);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function addAnswerHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id).header('x-content-type-options', 'nosniff');
    done();
  });
}

/** Counts calls without a token and calls to unknown routes. A call with a token is counted once the token is verified. */
function addVisitorLimits(server: FastifyInstance, { limits }: HookServices): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isCounted(request)) limits.countAddress(request.ip).then(() => done(), done);
    else done();
  });
}

/** A page of faces is as many calls, so these have a limit of their own: `@RouteConfig({ hasOwnLimit: true })`. */
function isCounted(request: FastifyRequest): boolean {
  const { hasOwnLimit } = Object(request.routeOptions.config) as { hasOwnLimit?: boolean };
  return !hasOwnLimit && isOfVisitor(request);
}

function isOfVisitor(request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined && !request.is404) return false;
  return !ALWAYS_ANSWERED.test(request.routeOptions.url ?? '');
}

/** Once the process is to end, each answer is the last one of its connection: an open one would be waited for. */
function addClosingOfConnections(server: FastifyInstance, { shutdown }: HookServices): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown.isUnderWay) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Nobody new is let in only after it: a balancer that is not let in takes the process for lost, and cuts off what goes on with it. */
function addFinishing(server: FastifyInstance, { stopWaiting }: HookServices): void {
  const underWay = new Set<ServerResponse>();
  server.server.on('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  server.addHook('preClose', async () => {
    stopWaiting();
    await Promise.all([...underWay].map((response) => once(response, 'close')));
  });
}

/** Node takes a connection that was never used for one whose request is on its way, and would wait for it. */
function addClosingOfUnused(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  server.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}

/** How long the call took, and which release it came from. */
function addCallNotes(server: FastifyInstance, { durations, noteCall }: HookServices): void {
  server.addHook('onResponse', (request, reply, done) => {
    durations.observe(request, reply);
    const release = moduleOf(request.raw);
    if (release !== undefined) noteCall(release);
    done();
  });
}
