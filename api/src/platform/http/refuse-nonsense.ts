import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { DomainError } from '../errors/domain-error.ts';
import { ERROR_ANSWERS } from '../errors/error-answers.ts';
import { errorBody } from '../errors/error-body.ts';

/** Answers what is not HTTP, or never finishes being it, in the shape of every other refusal, and hangs up. */
export function refuseNonsense(error: Error & { code?: string }, socket: Socket): void {
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
