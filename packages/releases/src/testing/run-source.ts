import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(process.cwd(), 'packages/releases/src');
const LOADER = pathToFileURL(join(SOURCES, 'testing/typescript-loader.mjs')).href;

/** Runs a source file of this package in a process of its own, which a test can kill. */
export function runSource(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  cwd?: string,
): ChildProcess {
  return spawn(process.execPath, ['-C', '@crewdeck/source', '--import', LOADER, join(SOURCES, file), ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
