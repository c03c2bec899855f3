import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const LOADER = pathToFileURL(resolve('packages/releases/src/testing/typescript-loader.mjs')).href;

/** Runs a source file, named from the root of the checkout, in a process of its own, which a test can kill. */
export function runSource(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, ['-C', '@crewdeck/source', '--import', LOADER, resolve(file), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
