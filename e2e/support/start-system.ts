import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts, Stack } from '@crewdeck/stack';
import { THROWAWAY_SETTINGS } from '@crewdeck/stack/database';
import type { System } from './system.ts';

const ENVIRONMENT = {
  edge: {
    // Short, so that a test of a hanging module need not wait long; long enough for both tries on a busy machine.
    MODULE_LOAD_TIMEOUT_MS: '5000',
    // Likewise, for calls while the API hangs.
    REQUEST_TIMEOUT_MS: '8000',
    // Nothing stands before it: an address of this machine is a person.
    TRUSTED_PROXIES: '192.0.2.1',
    // So that those on kept connections hear that it stops.
    SHUTDOWN_DELAY_MS: '1000',
  },
  // Everybody in the suite comes from one address, at the speed of a machine, and some post more than a hundred projects.
  api: {
    REQUESTS_PER_MINUTE_PER_ADDRESS: '100000',
    REQUESTS_PER_MINUTE_PER_PERSON: '100000',
    PROJECTS_PER_DAY: '1000',
    // Tests wait for what it does.
    GUARD_INTERVAL_MS: '1000',
    JOBS_INTERVAL_MS: '3000',
  },
};

export interface StartedSystem extends System {
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Starts a whole Crewdeck on free ports, with its own data. */
export async function startSystem(): Promise<StartedSystem> {
  try {
    return await start();
  } catch (error) {
    // Another program may have taken a port after it was found free: the second start has other ports.
    console.error(error);
    return start();
  }
}

async function start(): Promise<StartedSystem> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'crewdeck-e2e-'));
  // Readable for the user that PostgreSQL runs as, so that its files are here and go with the rest.
  await chmod(dataDirectory, 0o755);
  const ports = await findFreePorts();
  const stack = new Stack({
    ports,
    dataDirectory,
    isFresh: false,
    hasDemoData: true,
    environment: ENVIRONMENT,
    // Tests kill it, and what was answered before has to be there afterwards.
    databaseSettings: { ...THROWAWAY_SETTINGS, synchronous_commit: 'on' },
    step: (_label, run) => run(),
    listener: { crashed: console.error, gaveUp: console.error },
  });
  const remove = () => rm(dataDirectory, { recursive: true, force: true });
  await stack.start().catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    url: stack.url,
    dataDirectory,
    authEmulatorUrl: `http://127.0.0.1:${ports.authEmulator}`,
    databaseUrl: stack.databaseUrl,
    mailboxUrl: stack.mailbox,
    service: (name) => stack.service(name),
    startSecondPair: () => stack.startSecondPair(),
    stop: async () => {
      await stack.stop();
      await remove();
    },
  };
}
