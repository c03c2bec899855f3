import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { MODULES } from '../support/modules.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const COMMAND = join(ROOT, 'packages/module-check/dist/command.js');

function check(module: string): Promise<string> {
  const args = [COMMAND, 'check', '--against', theSystem().url];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: join(ROOT, module) }, (_error, output, errors) => done(output + errors));
  });
}

test('the check finds nothing in the modules that are live', async () => {
  // Every open page, at two widths, in four ways.
  test.setTimeout(300_000);
  for (const { module } of MODULES) expect.soft(await check(module)).toContain(`${module} is in order.`);
});
