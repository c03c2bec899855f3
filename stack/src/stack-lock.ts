import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '#bin/failure.mjs';

export interface StackLock {
  /** The stack before this one was killed, so its processes may still be on their way out. */
  wasKilled: boolean;
  release(): Promise<void>;
}

/**
 * Makes sure that only one stack works on a data directory. A socket is the lock, because the kernel lets go of it
 * however the process ends; a file with a process id would outlive a kill and could name somebody else's process.
 *
 * @throws Failure when another stack holds it
 */
export async function lockDataDirectory(dataDirectory: string): Promise<StackLock> {
  const socket = socketOf(dataDirectory);
  if (await isAnswered(socket)) {
    throw new Failure(
      `Crewdeck is already running on ${dataDirectory}: stop it first, or set CREWDECK_DATA and ports.`,
    );
  }
  const wasKilled = existsSync(socket);
  await rm(socket, { force: true });
  const server = await listen(socket);
  return { wasKilled, release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** In the folder for temporary files, since a path of a socket may be no longer than about 100 characters. */
function socketOf(dataDirectory: string): string {
  const key = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return join(tmpdir(), `crewdeck-${key}.sock`);
}

function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

function listen(socket: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, () => resolve(server.unref()));
  });
}
