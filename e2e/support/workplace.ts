import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { startPackageRegistry } from '@crewdeck/stack/bin/start-package-registry.mjs';
import { access } from './registry.ts';
import { withoutColours } from './release-command.ts';
import { aSquad } from './sixth-module.ts';
import { theSystem } from './system.ts';

const run = promisify(execFile);
/** Most is the installation of libraries; a limit for what hangs. */
const LIMIT_MS = 240_000;

/** A squad in a folder of its own, with nothing but a registry of packages, an address and a token. */
export interface Workplace {
  folder: string;
  /** Types a command, in a folder below the squad's. */
  type: (command: string, below?: string) => Promise<{ exitCode: number; output: string }>;
  /** What it has typed so far, with seconds. */
  typed: { command: string; seconds: number }[];
  /** Packs a package once more and publishes it; answers what is said. */
  publish: (name: string) => Promise<string>;
  leave: () => Promise<void>;
}

/** What runs the product's systems does this once: the packages are in a registry, and the module has a deploy token. */
export async function aWorkplace(module: string): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-squad-'));
  const packages = await startPackageRegistry(folder);
  const npmrc = join(folder, 'npmrc');
  await writeFile(npmrc, `${await ownNpmrc()}\n${npmrcFor(packages.address)}`);
  const base = { ...withoutColours(process.env), npm_config_userconfig: npmrc, CI: 'true' };
  const publish = async (name: string) => {
    const args = [join(ROOT, 'stack/bin/run.mjs'), 'package', name, '--publish', packages.address];
    return (await run(process.execPath, args, { env: base, timeout: LIMIT_MS })).stdout;
  };
  await publish('all');
  const { api, store } = await access();
  const { token, key } = await aSquad(module);
  const env = {
    ...withoutOurs(base),
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
    CREWDECK_SITE: theSystem().url,
    CREWDECK_API: api,
    CREWDECK_TOKEN: token,
    CREWDECK_SIGNING_KEY: key,
    RELEASES_STORE: store,
  };
  const typed: Workplace['typed'] = [];
  return {
    folder,
    typed,
    publish,
    type: async (command, below = '') => {
      const begin = performance.now();
      // npm keeps what npx has once run by its name and version: that of another day has other bytes here.
      const ownCache = command.startsWith('npx ') && { npm_config_cache: join(folder, 'npm-cache') };
      const options = { cwd: join(folder, below), env: { ...env, ...ownCache }, timeout: LIMIT_MS };
      const done = await run('sh', ['-c', command], options).then(
        ({ stdout, stderr }) => ({ exitCode: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ exitCode: Number(code), output: `${stdout}${stderr}` }),
      );
      typed.push({ command, seconds: Math.round((performance.now() - begin) / 100) / 10 });
      return done;
    },
    leave: async () => {
      await packages.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Settings by which this machine reaches the libraries. */
function ownNpmrc(): Promise<string> {
  return readFile(process.env.npm_config_userconfig ?? join(homedir(), '.npmrc'), 'utf8').catch(() => '');
}

/** npm sends nothing to a registry it has no credentials for; this one takes any. */
function npmrcFor(address: string): string {
  return `@crewdeck:registry=${address}\n//${new URL(address).host}/:_authToken=anything\n`;
}

/** Variables of the test's own runner are not the squad's. */
function withoutOurs({ NODE_OPTIONS, NODE_ENV, npm_config_package, npm_config_call, ...kept }: NodeJS.ProcessEnv) {
  return kept;
}

/** Puts another text into a file, as a person edits it. */
export async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
  await writeFile(file, text.replace(before, after));
}
