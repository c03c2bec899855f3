import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const HALF_A_BODY = 'POST /api/projects HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{';

/** Connections from one address that each send a text and then nothing more. */
export async function holdOpen(
  port: number,
  count: number,
  text: string,
  localAddress = '127.0.0.66',
): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(text);
  return sockets;
}
