import { createHash } from 'node:crypto';
import { existsSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Lock
 * @property {boolean} wasKilled whether the holder before ended without giving it back
 * @property {() => Promise<void>} release
 */

/**
 * Takes a lock that only one process of this machine can hold. A socket is the lock, because the kernel lets go of it
 * however the process ends; a file with a process id would outlive a kill and could name somebody else's process.
 *
 * @param {string} name of what is locked
 * @returns {Promise<Lock | null>} `null` when another process holds it
 */
export async function tryLock(name) {
  const socket = socketOf(name);
  if (await isAnswered(socket)) return null;
  const wasKilled = existsSync(socket);
  // Not `rm`: it reads the state of the file, and Node 20 then takes the next cached path for a socket too, so that
  // packages behind symbolic links are no longer found.
  if (wasKilled) unlinkSync(socket);
  const server = createServer((connection) => connection.destroy());
  const isOurs = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(socket, () => resolve(true));
  });
  server.unref();
  return isOurs ? { wasKilled, release: () => new Promise((resolve) => server.close(() => resolve())) } : null;
}

/**
 * In the folder for temporary files, since the path of a socket may be no longer than about 100 characters. Windows has named
 * pipes instead.
 *
 * @param {string} name
 * @param {string} [platform]
 * @returns {string}
 */
export function socketOf(name, platform = process.platform) {
  const key = createHash('sha256').update(name).digest('hex').slice(0, 16);
  if (platform === 'win32') return `\\\\.\\pipe\\crewdeck-${key}`;
  return join(tmpdir(), `crewdeck-${key}.sock`);
}

/**
 * @param {string} socket
 * @returns {Promise<boolean>}
 */
function isAnswered(socket) {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
