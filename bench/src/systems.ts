import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleFileSchema } from '@crewdeck/releases';
import { findFreePorts, Stack } from '@crewdeck/stack';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { buildMonolith } from './monolith/build-monolith.ts';
import { MODULES } from './monolith/monolith-config.ts';
import { startMonolith } from './servers/servers.ts';
import type { Workshop } from './workshop.ts';

/** Origins of the running product with its demo data, and of the monolith beside it, on the same API. */
export function bothSystems(workshop: Workshop): Promise<{ ours: string; monolith: string }> {
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
  return workshop.once('stack', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'crewdeck-bench-'));
    workshop.onEnd(() => rm(dataDirectory, { recursive: true, force: true }));
    // Readable for the user that PostgreSQL runs as.
    await chmod(dataDirectory, 0o755);
    const stack = new Stack({
      ports: await findFreePorts(),
      dataDirectory,
      isFresh: false,
      hasDemoData: true,
      step: (_label, run) => run(),
      listener: { crashed: console.error, gaveUp: console.error },
      environment: { api: UNLIMITED, edge: {} },
    });
    workshop.onEnd(() => stack.stop());
    await stack.start();
    return stack;
  });
}

/** Which page of which module each path shows, as the modules say. */
async function readRoutes(): Promise<Record<string, string>> {
  const routes = MODULES.map(async (module) => {
    const places = moduleFileSchema.parse(JSON.parse(await readFile(join(ROOT, module, 'module.json'), 'utf8')));
    return places.routes.map(({ path, page }) => [path, `${module}/${page}`]);
  });
  return Object.fromEntries((await Promise.all(routes)).flat());
}
