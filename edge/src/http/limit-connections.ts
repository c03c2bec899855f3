import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { EdgeConfig } from '../config.ts';
import { networkOf } from './network-of.ts';

/** Whether an address is that of a proxy of ours, which speaks for many people. */
export type IsProxy = (address: string) => boolean;

/** How many were refused since the start. */
export interface RefusedConnections {
  everybody: number;
  address: number;
}

/** Hangs up on who comes when there are as many connections as there may be, in all or from one address. */
export function limitConnections(server: Server, config: EdgeConfig, isProxy: IsProxy): RefusedConnections {
  const refused = { everybody: 0, address: 0 };
  const open = new Map<string, number>();
  server.maxConnections = config.MAX_CONNECTIONS;
  server.on('drop', () => {
    refused.everybody += 1;
  });
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    const others = open.get(network) ?? 0;
    if (others >= config.MAX_CONNECTIONS_PER_ADDRESS) {
      refused.address += 1;
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const rest = (open.get(network) ?? 1) - 1;
      if (rest > 0) open.set(network, rest);
      else open.delete(network);
    });
  });
  return refused;
}
