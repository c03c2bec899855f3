import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { theSystem } from './system.ts';

/** A server on all of 127.0.0.0/8 sees them as different people. */
const HOSTILE = '127.0.0.66';

export interface Outcome {
  /** The status, or the name of the failure. */
  status: number | string;
  body: string;
  ms: number;
  /** Whether the edge ends the connection with this answer. */
  isLast: boolean;
}

const HOST = '127.0.0.1';
const portOfTheEdge = () => Number(new URL(theSystem().url).port);

/** Connections of the hostile address that each send a text and then nothing more, and take no answer. */
export async function occupy(count: number, text: string): Promise<{ end: () => void }> {
  const options = { port: portOfTheEdge(), host: HOST, localAddress: HOSTILE };
  const sockets = Array.from({ length: count }, (): Socket => connect(options).on('error', () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.pause().write(text);
  return { end: () => sockets.forEach((socket) => void socket.destroy()) };
}

/**
 * One call of somebody with an address and a connection of their own. It never fails: its outcome says how. Where a kept
 * connection was closed just then it is made once more, as browsers and balancers do.
 */
export async function callFrom(localAddress: string, path: string, agent = new Agent()): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = (status: number | string, body = '', isLast = true) => ({
    ...{ status, body, isLast },
    ms: performance.now() - startedAt,
  });
  const call = request({ port: portOfTheEdge(), host: HOST, localAddress, path, agent });
  try {
    const [answer] = await once(call.end(), 'response');
    let body = '';
    for await (const chunk of answer.setEncoding('utf8')) body += chunk;
    return outcome(answer.statusCode, body, answer.headers.connection === 'close');
  } catch (error) {
    if (call.reusedSocket) return callFrom(localAddress, path);
    return outcome((error as NodeJS.ErrnoException).code ?? String(error));
  }
}

/** What people get who call one after the other on kept connections. */
export async function callsOfOthers(paths: readonly string[], callsOfEach = 100): Promise<Outcome[]> {
  const people = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
  const outcomes = await Promise.all(
    people.map(async (address) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const own: Outcome[] = [];
      for (let call = 0; call < callsOfEach; call += 1) {
        own.push(await callFrom(address, paths[call % paths.length] ?? '/', agent));
      }
      agent.destroy();
      return own;
    }),
  );
  return outcomes.flat();
}
