import type { FastifyInstance } from 'fastify';
import type { Shutdown } from './shutdown.ts';

/** Once the process is to end, each answer is the last one of its connection: an open one would be waited for. */
export function hangUpWhenStopping(server: FastifyInstance, shutdown: Shutdown): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown.isUnderWay) reply.header('connection', 'close');
    done(null, payload);
  });
}
