import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#bin/checkout.mjs';

const run = promisify(execFile);
const COMMAND = join(ROOT, 'api/dist/releases/create-deploy-token.js');
const NAME = 'npm start';

/** Makes a deploy token for one module with the API's own command, which prints it once. */
export async function createDeployToken(module: string, databaseUrl: string): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, module, NAME], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return stdout.trim();
}
