import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that can be shut, as when its server goes down, and opened again. */
export class DatabaseGate {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private port = 0;

  constructor(private readonly target: URL) {}

  async open(): Promise<string> {
    this.server = createServer((socket) => this.pass(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    const url = new URL(this.target);
    url.port = String(this.port);
    return url.href;
  }

  async shut(): Promise<void> {
    if (!this.server?.listening) return;
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(incoming: Socket): void {
    const outgoing = connect(Number(this.target.port), this.target.hostname);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      one.once('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      // A cut connection is what this gate is for; `close` follows every error.
      one.on('error', () => undefined);
    }
  }
}
