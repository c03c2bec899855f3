import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { ERROR_ANSWERS, errorBody } from '../errors/error-answers.ts';

/** Gives a shape to what Node would otherwise refuse without a word: a request without a host, and a tunnel. */
export function addProtocolRefusals(server: FastifyInstance): void {
  // The one hook that is a promise: nothing may be answered before Node has seen whether the rest of the bytes is HTTP,
  // or there would be two answers.
  server.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new DomainError('request.malformed');
  });
  server.server.on('connect', (_, socket: Socket) => refuseMalformed(new Error('This is no proxy.'), socket));
  // An expectation that nobody knows may be left unmet (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));
}

/** Answers what is not HTTP, or never finishes being it, in the shape of every other refusal, and hangs up. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new DomainError(codeOf(error.code));
  const body = JSON.stringify(errorBody(refusal, randomUUID()));
  const head = [
    `HTTP/1.1 ${ERROR_ANSWERS[refusal.code].status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function codeOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.malformed';
}
