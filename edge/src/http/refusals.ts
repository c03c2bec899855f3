import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, PICTURE_TOO_LARGE } from '@crewdeck/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPicture } from './read-body.ts';

interface Refusal {
  status: number;
  sentence: string;
  /** In whole seconds. */
  retryAfter?: number;
}

/** What the edge refuses by itself. */
const REFUSALS = {
  'request.malformed': { status: 400, sentence: "We couldn't read the request." },
  'request.not_found': { status: 404, sentence: "There's nothing at this address." },
  'request.timeout': { status: 408, sentence: 'That took too long. Try again.' },
  'request.too_large': { status: 413, sentence: 'The request is too large.' },
  'request.unsupported_media_type': { status: 415, sentence: 'The request must be JSON.' },
  'server.internal': { status: 500, sentence: 'Oops! Something went wrong.' },
  'server.unavailable': {
    status: 503,
    sentence: "We can't reach Crewdeck right now. Try again in a few seconds.",
    retryAfter: 5,
  },
} as const satisfies Partial<Record<ErrorCode, Refusal>>;

export type RefusalCode = keyof typeof REFUSALS;

/** Answers in the shape of the contract. @param sentence in place of that of the code */
export function refuse(code: RefusalCode, reply: FastifyReply, sentence?: string): FastifyReply {
  const refusal: Refusal = REFUSALS[code];
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  return reply
    .code(refusal.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify(bodyOf(code, reply.request.id, sentence)));
}

/** For what a route throws, or Fastify. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOfStatus(error.statusCode ?? 500);
  if (code === 'server.internal') request.log.error(error);
  // If the connection closed while the rest of the body arrives, the client would lose the answer.
  const sentence = code === 'request.too_large' && isPicture(request) ? PICTURE_TOO_LARGE : undefined;
  return refuse(code, reply.removeHeader('connection'), sentence);
}

/** An address that can't be decoded leads home, as any other unknown one does. */
export function refuseAddress(url: string, reply: FastifyReply): void {
  if (url.startsWith('/api/')) refuse('request.malformed', reply, "This address isn't valid.");
  else reply.redirect('/');
}

/** Answers a request that is not HTTP, or never completes, and closes the connection. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = codeOfParser(error.code);
  const body = JSON.stringify(bodyOf(code, randomUUID()));
  const head = [
    `HTTP/1.1 ${REFUSALS[code].status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // A client that does not take this answer either is not waited for.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function bodyOf(code: RefusalCode, requestId: string, sentence: string = REFUSALS[code].sentence): ErrorBody {
  return { error: sentence, code, requestId };
}

function codeOfStatus(status: number): RefusalCode {
  const codes = Object.keys(REFUSALS) as RefusalCode[];
  return (
    codes.find((code) => REFUSALS[code].status === status) ?? (status < 500 ? 'request.malformed' : 'server.internal')
  );
}

function codeOfParser(code: string | undefined): RefusalCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.malformed';
}
