import type { FastifyInstance } from 'fastify';
import type { RequestLimits } from './request-limits.ts';

/** Who watches the process asks often and shows no token. */
const ALWAYS_ANSWERED = /^\/(api\/health\/|metrics$)/;

/** Counts what comes without a token, and what asks for nothing there is. Whoever shows a token is counted once it is verified. */
export function addVisitorLimits(server: FastifyInstance, limits: RequestLimits): void {
  server.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined && !request.is404) return;
    if (!ALWAYS_ANSWERED.test(request.routeOptions.url ?? '')) limits.countAddress(request.ip);
  });
}
