import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Workshop } from '../workshop.ts';
import type { MonolithSettings } from './monolith-server.ts';

const SERVER = fileURLToPath(new URL('./monolith-server.js', import.meta.url));

export interface RunningMonolith {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a build of the monolith in a process of its own, as the edge has one. Without a port it takes a free one. */
export async function startMonolith(
  { port, ...settings }: Omit<MonolithSettings, 'port'> & { port?: number },
  workshop: Workshop,
): Promise<RunningMonolith> {
  const chosen = port ?? (await freePort());
  const server = fork(SERVER, [JSON.stringify({ ...settings, port: chosen })]);
  workshop.onEnd(() => stop(server));
  const [outcome] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (outcome !== 'ready') throw new Error('The server of the monolith did not start.');
  return { origin: `http://localhost:${chosen}`, stop: () => stop(server) };
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
