import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import type { FastifyRequest } from 'fastify';

/** Of a call, as the API gets them: without what speaks of the connection to us, and with whom the call comes from. */
export function callHeaders(request: FastifyRequest, outgoing: IncomingHttpHeaders): IncomingHttpHeaders {
  const { body, id } = request;
  const { expect, 'keep-alive': keepAlive, upgrade, te, trailer, 'content-length': length, ...others } = outgoing;
  // A body that is not read, as that of a GET, is not sent.
  const kept = body === undefined ? others : { ...others, 'content-length': length };
  return { ...kept, 'x-forwarded-for': forwardedFor(request), [REQUEST_ID_HEADER]: id, ...request.trace?.headers };
}

/** Who calls, and through whom. */
export function forwardedFor({ headers, socket }: FastifyRequest): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/** Of an answer, without what speaks of the API's connection to us. */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection, 'keep-alive': keepAlive, ...others } = headers;
  return others;
}
