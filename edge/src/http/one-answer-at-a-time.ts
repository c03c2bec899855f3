import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What was sent before the server closed arrives within this time. */
const ON_ITS_WAY_MS = 1_000;

/**
 * Hangs up on a client that asks again on a connection before it has its answer. Browsers and proxies never do; answers that
 * nobody reads would fill the memory. When the server closes, a new connection may still ask, but not for long.
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
    setTimeout(() => {
      for (const socket of quiet) socket.destroy();
    }, ON_ITS_WAY_MS).unref();
  });
}
