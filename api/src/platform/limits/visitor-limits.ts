import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestLimits } from './request-limits.ts';

/** Who watches the process asks often and shows no token. */
const ALWAYS_ANSWERED = /^\/(api\/health\/|metrics$)/;

/** Counts what comes without a token, and what asks for nothing there is. Whoever shows a token is counted once it is verified. */
export function addVisitorLimits(server: FastifyInstance, limits: RequestLimits): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isCounted(request)) limits.countAddress(request.ip);
    done();
  });
}

function isCounted(request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined && !request.is404) return false;
  return !ALWAYS_ANSWERED.test(request.routeOptions.url ?? '');
}
