import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Hangs up on a client that asks again on a connection before it has its answer. Browsers and proxies never do; answers that
 * nobody reads would fill the memory. When the server closes, it does not wait for connections on which nothing is asked.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const quiet = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (!quiet.delete(socket)) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => socket.destroyed || quiet.add(socket));
    done();
  });
  app.addHook('preClose', async () => {
    for (const socket of quiet) socket.destroy();
  });
}
