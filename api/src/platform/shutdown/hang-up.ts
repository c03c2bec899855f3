import type { FastifyInstance } from 'fastify';
import type { Shutdown } from './shutdown.ts';

/** Once the process is to end, each answer is the last one of its connection: an open one would be waited for. */
export function hangUpWhenStopping(server: FastifyInstance, shutdown: Shutdown): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    if (shutdown.isUnderWay) reply.header('connection', 'close');
    return payload;
  });
}
