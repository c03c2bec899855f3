import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { theSystem } from './system.ts';

const COMMAND = join(ROOT, 'packages/crewdeck/dist/command.js');

/**
 * Checks a module against the running system, as its squad does.
 *
 * @param folder of the module, in the checkout or anywhere
 * @returns what the check says
 */
export function checkModule(folder: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const args = [COMMAND, 'check', '--against', theSystem().url];
  const options = { cwd: resolve(ROOT, folder), env: { ...process.env, ...env } };
  return new Promise((done) => {
    execFile(process.execPath, args, options, (_error, output, errors) => done(output + errors));
  });
}
