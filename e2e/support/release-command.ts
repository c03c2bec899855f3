import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { theSystem } from './system.ts';

const COMMAND = resolve(import.meta.dirname, '../../packages/crewdeck/dist/command.js');

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

/** What a squad's pipeline has: a deploy token, and a private key in PEM. */
export interface Squad {
  token: string;
  key: string;
}

/** As a squad from another repository. */
export function releaseAs({ token, key }: Squad, ...args: string[]): Promise<CommandResult> {
  return runCommand({ CREWDECK_TOKEN: token, CREWDECK_SIGNING_KEY: key }, args);
}

/** For a command whose words are compared. Playwright asks for colours, and Node warns of who asks for both. */
export function withoutColours({ FORCE_COLOR, ...environment }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...environment, NO_COLOR: '1' };
}

function runCommand(own: Record<string, string>, args: string[]): Promise<CommandResult> {
  const env = { ...withoutColours(process.env), CREWDECK_DATA: theSystem().dataDirectory, ...own };
  return new Promise((done) => {
    execFile(process.execPath, [COMMAND, 'release', ...args], { env }, (error, output, errors) => {
      done({ exitCode: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output, errors });
    });
  });
}
