import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { EXIT_WITH_PARENT } from '@crewdeck/stack';
import { expect } from '../support/test.ts';

export interface PackedProcess {
  /** Ends it as an operator does. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts what is in a packed folder, with these variables and no others, and waits until traffic may come. */
export async function startPacked(
  folder: string,
  environment: Record<string, string>,
  readyUrl: string,
): Promise<PackedProcess> {
  const child = spawn(process.execPath, [`--import=${EXIT_WITH_PARENT}`, 'dist/main.js'], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(join(folder, '..', `${environment.PORT}.log`));
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  await expect(async () => {
    const { ok } = await fetch(readyUrl);
    expect(ok).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [100] });
  return { stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  await once(child, 'exit');
  return child.exitCode;
}
