import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps it in memory. Making a database there takes 30 ms, on a disk 150 to 600 ms, and specs make 300. In Docker it has 64 MB. */
const IN_MEMORY = '/dev/shm';

/** Bytes. A run leaves 2.5 GB in its temp folder. */
const ROOM_NEEDED = 8e9;

/**
 * Gives this process, and those that it starts from now on, a temp folder of their own: what tests leave there, also those
 * that kill their processes, goes with it.
 *
 * @returns {() => void} removes it
 */
export function openTempFolder() {
  const before = process.env.TMPDIR;
  const parent = before || roomiestFolder();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `crewdeck-run-${process.pid}-`));
  // PostgreSQL runs as another user where we are root, and has to reach its data in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
}

function roomiestFolder() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem()) > ROOM_NEEDED ? IN_MEMORY : tmpdir();
}

/**
 * Removes the folders of runs that were interrupted.
 *
 * @param {string} parent
 */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const pid = /^crewdeck-run-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
