import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#bin/failure.mjs';
import { PORT_VARIABLES, type StackPorts } from './settings.ts';

export const LOOPBACK = '127.0.0.1';

/**
 * @param patienceMs how long processes that are on their way out may still hold them
 * @throws Failure naming every port that another program has
 */
export async function requireFreePorts(ports: StackPorts, patienceMs: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  let taken = await takenPorts(ports);
  while (taken.length > 0 && performance.now() < giveUpAt) {
    await sleep(100);
    taken = await takenPorts(ports);
  }
  if (taken.length > 0) throw new Failure(takenPortsSentence(taken));
}

async function takenPorts(ports: StackPorts): Promise<{ name: string; port: number }[]> {
  const candidates = portsWithVariables(ports);
  const isFree = await Promise.all(candidates.map(({ port }) => isPortFree(port)));
  return candidates.filter((_, index) => !isFree[index]);
}

/** One sentence: which ports are taken, and the command that goes round them. */
export function takenPortsSentence(taken: readonly { name: string; port: number }[]): string {
  const numbers = taken.map(({ port }) => port).join(' and ');
  const [subject, them] = taken.length === 1 ? ['Port', 'it'] : ['Ports', 'them'];
  const verb = taken.length === 1 ? 'is' : 'are';
  const command = taken.map(({ name, port }) => `${name}=${alternativeTo(port)}`).join(' ');
  return `${subject} ${numbers} ${verb} taken by another program: free ${them}, or start on another with "${command} npm start".`;
}

function alternativeTo(port: number): number {
  return port < 65_000 ? port + 100 : port - 100;
}

/** Ports that nothing listens on at this moment. */
export async function findFreePorts(): Promise<StackPorts> {
  const [edge = 0, api = 0, authEmulator = 0, postgres = 0] = await freePorts(4);
  return { edge, api, authEmulator, postgres };
}

function portsWithVariables(ports: StackPorts): { name: string; port: number }[] {
  return [
    { name: PORT_VARIABLES.edge.name, port: ports.edge },
    { name: PORT_VARIABLES.api.name, port: ports.api },
    { name: PORT_VARIABLES.authEmulator.name, port: ports.authEmulator },
    { name: PORT_VARIABLES.postgres.name, port: ports.postgres },
  ];
}

async function isPortFree(port: number): Promise<boolean> {
  const listener = await listen(port).catch(() => null);
  if (!listener) return false;
  await listener.close();
  return true;
}

/** All are held open until the last one is known, so that none is given twice. */
async function freePorts(count: number): Promise<number[]> {
  const listeners = await Promise.all(Array.from({ length: count }, () => listen(0)));
  await Promise.all(listeners.map(({ close }) => close()));
  return listeners.map(({ port }) => port);
}

function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const address = server.address();
      const close = () => new Promise<void>((closed) => server.close(() => closed()));
      resolve({ port: typeof address === 'object' && address ? address.port : port, close });
    });
  });
}
