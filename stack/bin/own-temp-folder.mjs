import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file system in memory, which Linux has. PostgreSQL makes a database there in 30 ms, on a disk in 150 to 600 ms, and a run of
 * the specs makes 300 databases.
 */
const IN_MEMORY = '/dev/shm';

/** Bytes: the 2.5 GB that a run writes, and memory for its processes. Docker gives the file system 64 MB. */
const ROOM_NEEDED = 8e9;

/**
 * Gives this process, and those that it starts from now on, a temp folder of their own, below `TMPDIR` if that is set.
 *
 * @returns {() => void} removes the folder with all that tests left there
 */
export function openTempFolder() {
  const before = process.env.TMPDIR;
  const parent = before || fastFolder();
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

function fastFolder() {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  // Its size is only a limit: it takes memory as it fills.
  return Math.min(bavail * bsize, freemem()) > ROOM_NEEDED ? IN_MEMORY : tmpdir();
}

/**
 * Removes the folders of this user's runs that were interrupted.
 *
 * @param {string} parent
 */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const pid = /^crewdeck-run-(\d+)-/.exec(name)?.[1];
    const folder = join(parent, name);
    if (pid && !isRunning(Number(pid)) && isOwn(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder which another run may just have removed */
function isOwn(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    // Signal 0 only asks. Another user's process refuses it.
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
