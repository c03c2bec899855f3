import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { EdgeConfig } from '../config.ts';
import { networkOf } from './network-of.ts';

/** Whether an address is that of a proxy of ours, which speaks for many people. */
export type IsProxy = (address: string) => boolean;

/** Hangs up on who comes when there are as many connections as there may be, in all or from one address. */
export function limitConnections(server: Server, config: EdgeConfig, isProxy: IsProxy): void {
  const open = new Map<string, number>();
  server.maxConnections = config.MAX_CONNECTIONS;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    const others = open.get(network) ?? 0;
    if (others >= config.MAX_CONNECTIONS_PER_ADDRESS) {
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
}
