import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_LIMIT_MS = 20_000;

/**
 * Clears the way after a stack that was killed. Its database may still run: it is asked to stop. Or its lock file names a
 * process id that belongs to another program by now, which PostgreSQL would take for itself: the file goes. The caller
 * holds the lock of the data directory, so no other stack can be the database's owner.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!commandOf(pid).includes(cluster)) return rm(lockFile, { force: true });
  process.kill(pid, 'SIGINT');
  const giveUpAt = performance.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && performance.now() < giveUpAt) await sleep(50);
  // Immediate shutdown: what was committed is in the write-ahead log, and the next start replays it.
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Command line of a process; Linux tells it in a file, so that `ps`, which small images lack, isn't needed there. */
function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (process.platform !== 'win32')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
  return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' });
}
