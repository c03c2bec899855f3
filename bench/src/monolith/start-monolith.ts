import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Workshop } from '../workshop.ts';
import type { MonolithSettings } from './monolith-server.ts';

const SERVER = fileURLToPath(new URL('./monolith-server.js', import.meta.url));

/** Serves a build of the monolith in a process of its own, as the edge has one, on a free port. @returns its origin */
export async function startMonolith(settings: Omit<MonolithSettings, 'port'>, workshop: Workshop): Promise<string> {
  const port = await freePort();
  const server = fork(SERVER, [JSON.stringify({ ...settings, port })]);
  workshop.onEnd(() => stop(server));
  const [outcome] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (outcome !== 'ready') throw new Error('The server of the monolith did not start.');
  return `http://localhost:${port}`;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
