import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const HALF_A_BODY = 'POST /api/projects HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{';

/** Connections that each send a text and then nothing more. @param isRead whether they take what they are answered */
export async function holdOpen(port: number, count: number, text: string, { isRead = true } = {}): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    if (isRead) socket.resume();
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(text);
  return sockets;
}
