import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Server } from './s3-server.ts';

const LOOK_AGAIN_MS = 1;

/** Somewhere that the one suite of all stores runs. */
export interface StorePlace {
  /** An empty store for each call. */
  newLocation(): string;
  /** What a process of its own needs to find it. */
  environment: Record<string, string>;
  /** So many that an upload lasts long enough to be killed in the middle. */
  filesToKillIn: number;
  /** Resolves when a part of an upload has arrived, but not all of it. */
  untilHalfUploaded(location: string): Promise<void>;
  close(): Promise<void>;
}

const FILES_THAT_ARE_HALF = 5;

export async function directoryPlace(): Promise<StorePlace> {
  const root = await mkdtemp(join(tmpdir(), 'crewdeck-store-'));
  const filesIn = (location: string) => readdir(location, { recursive: true }).catch(() => []);
  return {
    newLocation: () => mkdtempSync(join(root, 'store-')),
    environment: {},
    filesToKillIn: 400,
    untilHalfUploaded: async (location) => {
      while ((await filesIn(location)).length < FILES_THAT_ARE_HALF) await sleep(LOOK_AGAIN_MS);
    },
    close: () => rm(root, { recursive: true }),
  };
}

export async function s3Place(): Promise<StorePlace> {
  const server = await S3Server.start();
  const before = { ...process.env };
  Object.assign(process.env, server.environment);
  return {
    newLocation: () => server.location(randomUUID()),
    environment: server.environment,
    filesToKillIn: 60,
    untilHalfUploaded: async () => {
      const enough = server.writes + FILES_THAT_ARE_HALF;
      while (server.writes < enough) await sleep(LOOK_AGAIN_MS);
    },
    close: async () => {
      process.env = before;
      await server.stop();
    },
  };
}
