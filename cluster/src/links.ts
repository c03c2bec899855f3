import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { LOOPBACK } from '@crewdeck/stack';

interface Link {
  readonly ends: readonly [string, string];
  readonly server: Server;
  readonly sockets: Set<Socket>;
  isCut: boolean;
}

/** What lies between parts, so that it can be cut as a cable is: bytes are swallowed, and neither end hears of it. */
export class Links {
  readonly #links: Link[] = [];

  /** @returns a port by which one of the two reaches this port of the other */
  async lay(one: string, other: string, port: number): Promise<number> {
    const link: Link = { ends: [one, other], server: createServer(), sockets: new Set(), isCut: false };
    link.server.on('connection', (socket) => pass(link, socket, port));
    link.server.listen(0, LOOPBACK);
    await once(link.server, 'listening');
    this.#links.push(link);
    return (link.server.address() as AddressInfo).port;
  }

  /** In both directions; from all others where no other is named. */
  cut(one: string, other?: string): void {
    for (const link of this.#links.filter(({ ends }) => ends.includes(one) && (!other || ends.includes(other)))) {
      link.isCut = true;
      for (const socket of link.sockets) socket.unpipe().pause();
    }
  }

  /** What was under way at a cut is lost: connections of that time end. */
  mend(): void {
    for (const link of this.#links.filter(({ isCut }) => isCut)) {
      link.isCut = false;
      for (const socket of link.sockets) socket.destroy();
    }
  }

  close(): void {
    for (const { server, sockets } of this.#links) {
      server.close();
      for (const socket of sockets) socket.destroy();
    }
  }
}

function pass(link: Link, incoming: Socket, port: number): void {
  hold(link, incoming);
  if (link.isCut) {
    incoming.pause();
    return;
  }
  const outgoing = connect(port, LOOPBACK);
  hold(link, outgoing);
  incoming.pipe(outgoing).pipe(incoming);
  endWith(link, incoming, outgoing);
  endWith(link, outgoing, incoming);
}

function hold({ sockets }: Link, socket: Socket): void {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  // A connection that breaks is what this is for; `close` follows every error.
  socket.on('error', () => undefined);
}

/** Unless the link is cut: then nobody hears of an end. */
function endWith(link: Link, one: Socket, other: Socket): void {
  one.once('close', () => {
    if (!link.isCut) other.destroy();
  });
}
