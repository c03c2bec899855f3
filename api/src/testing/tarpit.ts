import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TestBrowser } from './push-service.ts';

/** A server that takes every connection and never says a word. */
export class Tarpit {
  /** How many connections it took. */
  taken = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    this.taken += 1;
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    socket.resume();
  });

  static async start(): Promise<Tarpit> {
    const tarpit = new Tarpit();
    await new Promise<void>((resolve) => tarpit.server.listen(0, '127.0.0.1', resolve));
    return tarpit;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** One that has subscribed here. */
  aBrowser(): TestBrowser {
    return new TestBrowser(`http://127.0.0.1:${this.port}/${randomUUID()}`);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
