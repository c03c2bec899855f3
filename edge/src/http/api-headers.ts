import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import type { FastifyRequest } from 'fastify';

/** They speak of one connection and not of the call (RFC 9110, 7.6.1). */
const OF_A_CONNECTION = 'connection keep-alive proxy-connection te trailer transfer-encoding upgrade'.split(' ');

/** Of a call, as the API gets them, with whom it comes from. */
export function callHeaders(request: FastifyRequest): IncomingHttpHeaders {
  // The client of the API sets these three itself.
  const { host, expect, 'content-length': length, ...headers } = withoutConnection(request.headers);
  return { ...headers, ...originHeaders(request) };
}

/** Who calls, through whom, and by which id the lines of the log belong together. */
export function originHeaders({ headers, socket, id, trace }: FastifyRequest): Record<string, string> {
  const through = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return { 'x-forwarded-for': through, [REQUEST_ID_HEADER]: id, ...trace?.headers };
}

/** Of a message in either direction, without those that its `Connection` header names. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',');
  const left = new Set([...OF_A_CONNECTION, ...named.map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}
