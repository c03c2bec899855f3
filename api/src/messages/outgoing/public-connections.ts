import type { ConnectionOptions } from 'node:tls';
import { LRUCache } from 'lru-cache';
import { buildConnector, Client } from 'undici';
import { publicLookup } from './public-address.ts';

/** Of one call, with its connection. */
export const LONGEST_CALL_MS = 3_000;
/** Messages on their way at once where a server talks HTTP/2; by HTTP/1.1 one goes after the other. */
const MOST_STREAMS = 100;
const MOST_CONNECTIONS = 200;

/** One connection to each server that people name, on the Internet only. The address that is checked is the one that is connected to. */
export class PublicConnections {
  /** Messages that are on their way when their connection leaves may still be answered. */
  private readonly clients = new LRUCache<string, Client>({
    max: MOST_CONNECTIONS,
    memoMethod: (origin) => this.open(origin),
    dispose: (client) => void client.close().catch(() => undefined),
  });
  private readonly connect: buildConnector.connector;

  /** @param options what tests connect with */
  constructor(options: Pick<ConnectionOptions, 'lookup' | 'ca'> = {}) {
    this.connect = buildConnector({ lookup: publicLookup, ...options, allowH2: true, timeout: LONGEST_CALL_MS });
  }

  to(origin: string): Client {
    return this.clients.memo(origin);
  }

  /** The next message to this server goes by a new connection. */
  leave(origin: string): void {
    this.clients.delete(origin);
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
    const leave = () => {
      if (this.clients.peek(origin) === client) this.leave(origin);
    };
    client.on('disconnect', leave).on('connectionError', leave);
    return client;
  }
}
