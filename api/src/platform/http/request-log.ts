import type { FastifyInstance } from 'fastify';
import { timeOfCall } from './long-poll.ts';
import { moduleOf } from './request-id.ts';

/** One line per request, with the route's pattern: a path or a header could hold what must not be written down. */
export function addRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(timeOfCall(request, reply) * 10) / 10,
        module: moduleOf(request.raw),
      },
      'request',
    );
    done();
  });
}
