import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { theSystem } from './system.ts';

const COMMAND = resolve(import.meta.dirname, '../../packages/release-command/dist/command.js');

export interface CommandResult {
  exitCode: number;
  /** What a person reads. */
  output: string;
  errors: string;
}

/** Runs `npm run release -- …` on the system under test, as a squad or ops would, without npm's own start. */
export function release(...args: string[]): Promise<CommandResult> {
  return runCommand({}, args);
}

/** As a squad with a deploy token of its own. */
export function releaseWith(token: string, ...args: string[]): Promise<CommandResult> {
  return runCommand({ CREWDECK_TOKEN: token }, args);
}

function runCommand(own: Record<string, string>, args: string[]): Promise<CommandResult> {
  const env = { ...process.env, CREWDECK_DATA: theSystem().dataDirectory, NO_COLOR: '1', ...own };
  return new Promise((done) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, output, errors) => {
      done({ exitCode: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors });
    });
  });
}
