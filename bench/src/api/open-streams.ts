import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Person } from './people.ts';

const AT_ONCE = 100;

/**
 * Opens a stream for each person.
 *
 * @returns what closes all of them
 * @throws Error when one is refused
 */
export async function openStreams(origin: string, people: readonly Person[]): Promise<() => void> {
  const streams: IncomingMessage[] = [];
  const waiting = people.values();
  const openSome = async () => {
    for (const person of waiting) streams.push(await openStream(origin, person));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return () => streams.forEach((stream) => void stream.destroy());
}

async function openStream(origin: string, { token }: Person): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  const sent = request(`${origin}/api/live`, { agent: false, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was refused: ${answer.statusCode}.`);
  // They end with the server at the latest.
  return answer.on('error', () => undefined).resume();
}
