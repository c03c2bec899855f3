import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** So long a connection that is kept open may be used once more; the answer on it is its last. */
const LAST_ANSWERS_MS = 1_000;

/**
 * The way out of a server, on which nobody's connection is cut off: first it is no longer ready, and answers on while
 * balancers turn away; then nobody new is let in, and each answer ends its connection; what nobody uses is closed at last.
 */
export class Drain {
  #hasBegun = false;
  #isLetIn = true;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  attach(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (!this.#isLetIn) reply.header('connection', 'close');
    });
  }

  /** @returns when all that was under way has its answer */
  async end(app: FastifyInstance, delayMs: number): Promise<void> {
    this.#hasBegun = true;
    await sleep(delayMs);
    // Who has knocked by now is let in before the door shuts.
    await soon();
    this.#isLetIn = false;
    const isEmpty = once(app.server, 'close');
    // The one of HTTP would close idle connections as well, and with them what is on its way to us.
    Server.prototype.close.call(app.server);
    await Promise.race([isEmpty, sleep(LAST_ANSWERS_MS)]);
    await app.close();
  }
}
