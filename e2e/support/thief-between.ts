import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { theSystem } from './system.ts';

export interface Answer {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Somebody between browser and edge who changes what passes, as a cache can or an edge that was taken over. A real server:
 * what a browser checks in its network would not be checked in answers that a test makes up.
 *
 * @returns the address under which the browser finds the product
 */
export async function startThief(alter: (answer: Answer) => Answer): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answered = await fetch(`${theSystem().url}${path}`, { headers: plainHeaders(request.headers) });
    const kept = [...answered.headers].filter(
      ([name]) => !/^(content-length|content-encoding|connection|transfer-encoding)$/.test(name),
    );
    const body = Buffer.from(await answered.arrayBuffer());
    const changed = alter({ path, headers: Object.fromEntries(kept), body });
    response.writeHead(answered.status, changed.headers).end(changed.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

function plainHeaders({ accept, cookie }: IncomingHttpHeaders): Record<string, string> {
  return { 'accept-encoding': 'identity', ...(accept && { accept }), ...(cookie && { cookie }) };
}
