import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inAnotherProcess } from '../api/in-another-process.ts';
import type { SteadyLoad, SteadyOutcome } from '../api/steady-load.ts';
import type { Figure } from '../figure.ts';
import { runningStack } from '../systems.ts';

const GENERATOR = fileURLToPath(new URL('../api/steady-generator.js', import.meta.url));
const SOCKETS = 500;
/** So long it may take the edge to let in so many at once; the figure is of those that are there. */
const SETTLED_AFTER_MS = 2_000;
/** On Linux all of 127.0.0.0/8 is this machine, so they are somebody else to the edge. */
const HOSTILE_ADDRESS = '127.0.0.66';

const start = (line: string) => `${line} HTTP/1.1\r\nhost: crewdeck\r\n`;
/** What each of them says before it says nothing more: half a body, half of the headers, a long poll. */
const BEGINNINGS = [
  `${start('POST /api/projects')}content-length: 1000\r\n\r\n{`,
  start('GET /api/projects'),
  `${start('GET /api/registry?after=999999&wait=20')}\r\n`,
];

/** Calls of everybody else, at a pace that one edge and one API keep easily. */
const OTHERS = {
  requests: ['/api/projects?limit=20', '/api/hackathons', '/', '/registry'].map((path) => ({ path })),
  requestsPerSecond: 100,
  seconds: 4,
} as const satisfies Omit<SteadyLoad, 'url'>;

/** p95 of everybody else while one address holds 500 hostile sockets open, against the same without them. */
export const hostileSockets: Figure = {
  name: 'hostile-sockets',
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 2 }],
  limitMinutes: 2.5,
  sides: async (workshop) => {
    const { url } = await runningStack(workshop);
    const p95OfOthers = async () => (await inAnotherProcess<SteadyOutcome>(GENERATOR, { ...OTHERS, url })).p95;
    return { ours: () => whileOccupied(url, p95OfOthers), baseline: p95OfOthers };
  },
};

async function whileOccupied<T>(url: string, act: () => Promise<T>): Promise<T> {
  const { port, hostname: host } = new URL(url);
  const sockets = Array.from({ length: SOCKETS }, (_, index) => {
    const socket: Socket = connect({ port: Number(port), host, localAddress: HOSTILE_ADDRESS });
    // The edge may hang up on them: that is its right.
    socket.on('error', () => undefined).resume();
    socket.write(BEGINNINGS[index % BEGINNINGS.length] ?? '');
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await sleep(SETTLED_AFTER_MS);
  try {
    return await act();
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
