import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleFileSchema } from '@crewdeck/releases';
import { findFreePorts, Stack } from '@crewdeck/stack';
import { MODULES, ROOT } from './checkout.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { startMonolith } from './servers/servers.ts';
import type { Workshop } from './workshop.ts';

/** Both systems, with one API and one database behind them. */
export interface Systems {
  /** Origins. */
  ours: string;
  monolith: string;
}

/** The running product with its demo data, and the monolith beside it. */
export function bothSystems(workshop: Workshop): Promise<Systems> {
  return workshop.once('systems', async () => {
    const stack = await runningStack(workshop);
    const { ports } = stack;
    const settings = {
      build: await buildMonolith(),
      apiUrl: `http://127.0.0.1:${ports.api}`,
      authEmulatorUrl: `http://127.0.0.1:${ports.authEmulator}`,
      routes: await readRoutes(),
    };
    const monolith = await startMonolith(settings);
    workshop.onEnd(() => monolith.stop());
    return { ours: stack.url, monolith: monolith.url };
  });
}

/** Everybody comes from one address, at the speed of a machine, and some invite one person again and again. */
const UNLIMITED = {
  REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
  REQUESTS_PER_MINUTE_PER_PERSON: '1000000',
  INVITES_PER_TEN_MINUTES: '1000000',
  INVITES_PER_DAY: '1000000',
  INVITES_PER_DAY_UNCONFIRMED: '1000000',
  INVITES_PER_DAY_TO_ONE: '1000000',
  CHANGES_PER_DAY: '1000000',
};

/** A whole Crewdeck on free ports, with data of its own that goes with the run. */
export function runningStack(workshop: Workshop): Promise<Stack> {
  return workshop.once('stack', () => startStack(workshop, { api: UNLIMITED, hasDemoData: true }));
}

/** The same with limits as they ship, but for `edge`, and nobody in it. */
export function emptyStack(workshop: Workshop, edge: Record<string, string>): Promise<Stack> {
  return workshop.once('empty stack', () => startStack(workshop, { edge, hasDemoData: false }));
}

async function startStack(
  workshop: Workshop,
  { api, edge, hasDemoData }: { api?: Record<string, string>; edge?: Record<string, string>; hasDemoData: boolean },
): Promise<Stack> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'crewdeck-bench-'));
  workshop.onEnd(() => rm(dataDirectory, { recursive: true, force: true }));
  // Readable for the user that PostgreSQL runs as.
  await chmod(dataDirectory, 0o755);
  const stack = new Stack({
    ports: await findFreePorts(),
    dataDirectory,
    isFresh: false,
    hasDemoData,
    step: (_label, run) => run(),
    listener: { crashed: console.error, gaveUp: console.error },
    environment: { api: api ?? {}, edge: edge ?? {} },
  });
  workshop.onEnd(() => stack.stop());
  await stack.start();
  return stack;
}

/** Which page of which module each path shows, as the modules say. */
async function readRoutes(): Promise<Record<string, string>> {
  const routes = MODULES.map(async (module) => {
    const places = moduleFileSchema.parse(JSON.parse(await readFile(join(ROOT, module, 'module.json'), 'utf8')));
    return places.routes.map(({ path, page }) => [path, `${module}/${page}`]);
  });
  return Object.fromEntries((await Promise.all(routes)).flat());
}
