import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { theSystem } from './system.ts';

export interface TamperingProxy {
  url: string;
  /** How many answers it has damaged. */
  damaged: () => number;
  stop: () => Promise<void>;
}

/** Stands between browser and edge, and damages the end of every answer in one encoding. */
export async function startTamperingProxy(encoding: string): Promise<TamperingProxy> {
  let damaged = 0;
  const damage = (body: Buffer) => {
    damaged += 1;
    return Buffer.concat([body.subarray(0, -2), Buffer.from([0x66, 0x66])]);
  };
  const server = createServer((incoming, outgoing) => {
    passOn(incoming, outgoing, (answer, body) =>
      answer.headers['content-encoding'] === encoding ? damage(body) : body,
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    damaged: () => damaged,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

type Change = (answer: IncomingMessage, body: Buffer) => Buffer;

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, change: Change): void {
  const { method, url = '/', headers } = incoming;
  const onward = request(new URL(url, theSystem().url), { method, headers }, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(change(answer, Buffer.concat(chunks)));
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
