import type { ConnectionOptions } from 'node:tls';
import { buildConnector, Client } from 'undici';
import { publicLookup } from './public-address.ts';

/** Of one call, with its connection. */
export const LONGEST_CALL_MS = 3_000;
/** Messages on their way at once where a server talks HTTP/2; by HTTP/1.1 one goes after the other. */
const MOST_STREAMS = 100;
/** Beyond it the one that was not used for longest goes. */
const MOST_CONNECTIONS = 200;

/** One connection to each server that people name, on the Internet only. The address that is checked is the one that is connected to. */
export class PublicConnections {
  private readonly clients = new Map<string, Client>();
  private readonly connect: buildConnector.connector;

  /** @param options what tests connect with */
  constructor(options: Pick<ConnectionOptions, 'lookup' | 'ca'> = {}) {
    this.connect = buildConnector({ lookup: publicLookup, ...options, allowH2: true, timeout: LONGEST_CALL_MS });
  }

  to(origin: string): Client {
    const client = this.clients.get(origin) ?? this.open(origin);
    // Behind all others, which are in the order of their last use.
    this.clients.delete(origin);
    this.clients.set(origin, client);
    const [first = origin] = this.clients.keys();
    if (this.clients.size > MOST_CONNECTIONS) this.leave(first);
    return client;
  }

  /** The next message to this server goes by a new connection; those on their way still may be answered. */
  leave(origin: string, client = this.clients.get(origin)): void {
    if (!client) return;
    if (this.clients.get(origin) === client) this.clients.delete(origin);
    client.close().catch(() => undefined);
  }

  async end(): Promise<void> {
    const clients = [...this.clients.values()];
    this.clients.clear();
    await Promise.all(clients.map((client) => client.destroy()));
  }

  private open(origin: string): Client {
    const client: Client = new Client(origin, {
      connect: (options, callback) =>
        this.connect(options, (...result) => {
          const [, socket] = result;
          client.pipelining = socket && 'alpnProtocol' in socket && socket.alpnProtocol === 'h2' ? MOST_STREAMS : 1;
          callback(...result);
        }),
    });
    const leave = () => this.leave(origin, client);
    client.on('disconnect', leave).on('connectionError', leave);
    return client;
  }
}
