import { once } from 'node:events';
import { request } from 'node:http';
import { theSystem } from './system.ts';

interface Report {
  module: string;
  release: string;
  outcome: string;
  route?: string;
  message?: string;
}

/** Sends reports as a page does that is open somewhere else: the edge takes each address of this machine for a person. */
export async function reportFrom(localAddress: string, reports: readonly Report[], browser: string): Promise<void> {
  const { port } = new URL(theSystem().url);
  const headers = { 'content-type': 'application/json', 'user-agent': browser };
  const call = request({
    host: '127.0.0.1',
    port,
    path: '/api/release-reports',
    method: 'POST',
    localAddress,
    headers,
  });
  const [answer] = await once(call.end(JSON.stringify({ reports })), 'response');
  answer.resume();
  if (answer.statusCode !== 204) throw new Error(`Reports were refused: ${answer.statusCode}`);
}

/** So many networks, none of which is the browser's. */
export function networks(count: number, group: number): string[] {
  return Array.from({ length: count }, (_, index) => `127.0.${group}.${index + 1}`);
}
