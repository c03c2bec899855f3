import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export interface TlsFront {
  origin: string;
  stop(): Promise<void>;
}

/** What stands before the edges in production: it ends TLS, and says so. */
export async function startTlsFront(port: number, { key, cert }: Certificate): Promise<TlsFront> {
  const server = createServer({ key, cert }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': asked.socket.remoteAddress };
    const call = request({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    answer.on('close', () => call.destroy());
    asked.pipe(call);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
