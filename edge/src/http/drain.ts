import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Announced with each answer: so long a client may let a connection rest and use it again. Balancers keep to settings of their own, and turn away by themselves. */
const REST_SECONDS = 3;
/** How much later what was sent in time may arrive. */
const ON_ITS_WAY_MS = 1_000;
const LOOKS_EVERY_MS = 20;
/** Node's default: so many connections wait at most until they are taken. */
const LONGEST_QUEUE = 511;

interface Use {
  underWay: number;
  restsSince: number;
}

/**
 * The way out of a server, on which nobody's connection is cut off: first it is no longer ready, and answers on while
 * balancers turn away, and until what was under way by then has its answer: a balancer that is not let in takes the server
 * for lost, and cuts off what goes on with it. Then nobody new is let in, and each answer ends its connection. A connection
 * that rests is closed once its client, who knows how long it may rest, does not use it any more: closed earlier, it would
 * meet requests that are on their way.
 */
export class Drain {
  readonly #connections = new Map<Socket, Use>();
  readonly #underWay = new Set<ServerResponse>();
  readonly #endless = new Set<ServerResponse>();
  #hasBegun = false;
  #isLeaving = false;
  #arrivals = 0;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** How many are open. */
  get connections(): number {
    return this.#connections.size;
  }

  /** How many answers without an end are under way. */
  get streams(): number {
    return this.#endless.size;
  }

  attach(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => {
      this.#arrivals += 1;
      this.#connections.set(socket, { underWay: 0, restsSince: performance.now() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    app.server.on('request', ({ socket }, response) => this.#watch(socket, response));
    app.addHook('onSend', async (_request, reply) => {
      if (this.#isLeaving) reply.header('connection', 'close');
      else reply.header('keep-alive', `timeout=${REST_SECONDS}`);
    });
  }

  /** For an answer without an end: it ends once nobody new is let in. */
  endWithIt(answer: ServerResponse): void {
    this.#endless.add(answer);
    answer.once('close', () => this.#endless.delete(answer));
    if (this.#isLeaving) answer.end();
  }

  /** @returns when all that was under way has its answer */
  async end(app: FastifyInstance, delayMs: number): Promise<void> {
    this.#hasBegun = true;
    await sleep(delayMs);
    await this.#finishUnderWay();
    await this.#letInWhoHasKnocked();
    this.#isLeaving = true;
    // The one of HTTP would close idle connections as well, and with them what is on its way to us.
    Server.prototype.close.call(app.server);
    for (const answer of this.#endless) answer.end();
    while (this.#connections.size > 0) {
      await sleep(LOOKS_EVERY_MS);
      // What has arrived is read before its connection counts as resting.
      await soon();
      this.#closeResting();
    }
    await app.close();
  }

  async #finishUnderWay(): Promise<void> {
    const answers = [...this.#underWay];
    const isUnderWay = (answer: ServerResponse) => this.#underWay.has(answer) && !this.#endless.has(answer);
    while (answers.some(isUnderWay)) await sleep(LOOKS_EVERY_MS);
  }

  /** Node takes one connection in a turn of its loop; those that still wait when the door shuts would be cut off. */
  async #letInWhoHasKnocked(): Promise<void> {
    let before = -1;
    for (let turn = 0; turn <= LONGEST_QUEUE && before !== this.#arrivals; turn += 1) {
      before = this.#arrivals;
      await soon();
    }
  }

  #watch(socket: Socket, response: ServerResponse): void {
    const use = this.#connections.get(socket);
    if (!use) return;
    use.underWay += 1;
    this.#underWay.add(response);
    response.once('close', () => {
      this.#underWay.delete(response);
      use.underWay -= 1;
      use.restsSince = performance.now();
    });
  }

  #closeResting(): void {
    const longAgo = performance.now() - REST_SECONDS * 1_000 - ON_ITS_WAY_MS;
    for (const [socket, { underWay, restsSince }] of this.#connections) {
      if (underWay === 0 && restsSince < longAgo) socket.destroy();
    }
  }
}
