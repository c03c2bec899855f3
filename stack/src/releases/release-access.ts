import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#bin/checkout.mjs';
import { writeSecretFile } from '../secret-file.ts';
import { keyFile } from '../signing-keys.ts';

const TOKEN_NAME = 'npm start';

/** What the `release` command needs to know about a stack; it finds it in the data directory. */
export interface ReleaseAccess {
  /** Origin of the API. */
  api: string;
  /** Origin of the pages, for links. */
  site: string;
  /** Directory of the artifact store. */
  store: string;
  /** A deploy token for each module. */
  tokens: Record<string, string>;
  /** Files with the private key of each module, and of ops. */
  keys: Record<string, string>;
  /** Whose signatures count. */
  trust: string;
}

interface Options {
  file: string;
  api: string;
  site: string;
  store: string;
  keysDirectory: string;
  trust: string;
  modules: readonly string[];
  databaseUrl: string;
  /** Folder that has `api` of the version that runs, whose command changes no schema; without it this checkout. */
  versionFolder?: string | undefined;
}

/** The access of this stack. Tokens that are missing are made; ports may have changed since the last start. */
export async function ensureReleaseAccess({
  file,
  modules,
  databaseUrl,
  keysDirectory,
  versionFolder = ROOT,
  ...place
}: Options): Promise<ReleaseAccess> {
  const known = await readTokens(file);
  const missing = modules.filter((module) => !known[module]);
  const made = missing.length > 0 ? await createDeployTokens(missing, databaseUrl, versionFolder) : [];
  const keys = Object.fromEntries(['ops', ...modules].map((name) => [name, keyFile(keysDirectory, name)]));
  const tokens = Object.fromEntries(missing.map((module, index) => [module, made[index] ?? '']));
  const access = { ...place, keys, tokens: { ...known, ...tokens } };
  await writeSecretFile(file, `${JSON.stringify(access, null, 2)}\n`);
  return access;
}

async function readTokens(file: string): Promise<Record<string, string>> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).tokens : {};
}

/** Makes a deploy token for each module with the API's own command, which prints them once, in the order of the modules. */
async function createDeployTokens(
  modules: readonly string[],
  databaseUrl: string,
  versionFolder: string,
): Promise<string[]> {
  const command = join(versionFolder, 'api/dist/releases/create-deploy-token.js');
  // Another version may be one that takes one module at a time.
  const calls = versionFolder === ROOT ? [modules.join()] : modules;
  const made = await Promise.all(
    calls.map((list) =>
      promisify(execFile)(process.execPath, [command, list, TOKEN_NAME], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      }),
    ),
  );
  return made.flatMap(({ stdout }) => stdout.trim().split('\n'));
}
