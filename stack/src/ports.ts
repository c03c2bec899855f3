import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#bin/failure.mjs';
import { portsWithVariables, type StackPorts } from './settings.ts';

export const LOOPBACK = '127.0.0.1';
/** Below the ports that systems give to outgoing connections, so that none of those takes one in the meantime. */
const BLOCKS = { first: 20_000, size: 7, count: 1_800 };
const MOST_BLOCKS_TRIED = 50;

/**
 * @param command what is being started
 * @param patienceMs how long processes that are on their way out may still hold them
 * @throws Failure naming every port that another program has
 */
export async function requireFreePorts(ports: StackPorts, command: string, patienceMs = 0): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  let taken = await takenPorts(ports);
  while (taken.length > 0 && performance.now() < giveUpAt) {
    await sleep(100);
    taken = await takenPorts(ports);
  }
  if (taken.length > 0) throw new Failure(takenPortsSentence(taken, command));
}

async function takenPorts(ports: StackPorts): Promise<{ name: string; port: number }[]> {
  const candidates = portsWithVariables(ports);
  const isFree = await Promise.all(candidates.map(({ port }) => isPortFree(port)));
  return candidates.filter((_, index) => !isFree[index]);
}

/** One sentence: which ports are taken, and the command that goes round them. */
export function takenPortsSentence(taken: readonly { name: string; port: number }[], command: string): string {
  const numbers = taken.map(({ port }) => port).join(' and ');
  const [subject, them] = taken.length === 1 ? ['Port', 'it'] : ['Ports', 'them'];
  const verb = taken.length === 1 ? 'is' : 'are';
  const others = taken.map(({ name, port }) => `${name}=${alternativeTo(port)}`).join(' ');
  return `${subject} ${numbers} ${verb} taken by another program: free ${them}, or start on another with "${others} ${command}".`;
}

function alternativeTo(port: number): number {
  return port < 65_000 ? port + 100 : port - 100;
}

/**
 * Ports that nothing listens on, and that no other search gives out while this process lives. Each block of neighbours
 * has a first port which stays occupied here as the mark that the rest of it is taken: the kernel lets only one process
 * have it, and takes it back however that process ends.
 */
export async function findFreePorts(): Promise<StackPorts> {
  for (let attempt = 0; attempt < MOST_BLOCKS_TRIED; attempt += 1) {
    const mark = BLOCKS.first + BLOCKS.size * Math.floor(Math.random() * BLOCKS.count);
    const ports = {
      ...{ edge: mark + 1, api: mark + 2, authEmulator: mark + 3 },
      ...{ postgres: mark + 4, mailbox: mark + 5, smtp: mark + 6 },
    };
    if (await occupy(mark, ports)) return ports;
  }
  throw new Failure('No free ports were found.');
}

async function occupy(mark: number, ports: StackPorts): Promise<boolean> {
  const occupied = await listen(mark).catch(() => null);
  if (!occupied) return false;
  const isFree = (await takenPorts(ports)).length === 0;
  if (!isFree) await occupied.close();
  return isFree;
}

async function isPortFree(port: number): Promise<boolean> {
  const listener = await listen(port).catch(() => null);
  if (!listener) return false;
  await listener.close();
  return true;
}

/** Doesn't keep the process alive. */
function listen(port: number): Promise<{ close: () => Promise<void> }> {
  const server = createServer().unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      resolve({ close: () => new Promise<void>((closed) => server.close(() => closed())) });
    });
  });
}
