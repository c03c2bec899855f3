import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and those that it starts from now on, a temp folder of their own: what tests leave there, also those
 * that kill their processes, goes with it.
 *
 * @returns {() => void} removes it
 */
export function openTempFolder() {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'crewdeck-run-'));
  // PostgreSQL runs as another user where we are root, and has to reach its data in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
}
