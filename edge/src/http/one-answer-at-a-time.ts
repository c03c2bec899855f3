import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What was sent before the server closed arrives within this time. */
const ON_ITS_WAY_MS = 1_000;

/** Node keeps the parser of a connection there, without a type for it. */
interface ParsedSocket extends Socket {
  readonly parser: { onIncoming: (...request: unknown[]) => number };
}

/**
 * Hangs up on a client that sends a second request on a connection before it has its answer. Browsers and proxies never do
 * this, and unread answers would fill the memory. Node parses thousands of short requests in one go, and answers some itself.
 * So the parser's callback refuses them, before there is a response.
 *
 * When the server closes, a connection may still send one request within a second.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const quiet = new Set<Socket>();
  app.server.on('connection', (socket: ParsedSocket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
    const { parser } = socket;
    const begin = parser.onIncoming;
    parser.onIncoming = (...request) => {
      if (quiet.delete(socket)) return begin(...request);
      socket.destroy();
      return 0;
    };
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => socket.destroyed || quiet.add(socket));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of quiet) socket.destroy();
    }, ON_ITS_WAY_MS).unref();
  });
}
