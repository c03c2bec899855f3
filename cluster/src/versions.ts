import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDirectory, ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { deployFolders } from '@crewdeck/stack/bin/deploy-folders.mjs';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';
import { pnpm } from '@crewdeck/stack/bin/pnpm.mjs';
import { step } from '@crewdeck/stack/bin/progress.mjs';
import { runCommand } from '@crewdeck/stack/bin/run-command.mjs';

const run = promisify(execFile);

const FOLDER = join(ROOT, '.packages/versions');
/** What a deploy of API and edge needs of a version. */
const NAMES = ['api', 'edge'] as const;

type Which = 'before' | 'now';

/** The API and edge of two versions, as `npm run package` makes them, and a link to the one that is started next. */
export class Versions {
  /** Has `api` and `edge`. */
  readonly live = join(FOLDER, 'live');
  readonly #folders: Readonly<Record<Which, string>>;

  private constructor(before: string, now: string) {
    this.#folders = { before, now };
  }

  /**
   * @param ref of Git: the version before this checkout's
   * @throws Failure where there is no such commit, or it can't be packed
   */
  static async pack(ref: string): Promise<Versions> {
    const before = await packCommit(await commitOf(ref));
    const now = join(FOLDER, 'now');
    await deployFolders(now, [...NAMES]);
    const versions = new Versions(before, now);
    await versions.choose('before');
    return versions;
  }

  /** For whatever is started from now on. */
  async choose(which: Which): Promise<void> {
    const next = `${this.live}.next`;
    await rm(next, { force: true });
    await symlink(this.#folders[which], next);
    await rename(next, this.live);
  }

  /** Brings a schema up to this checkout's version. */
  async migrate(databaseUrl: string): Promise<void> {
    const script = join(this.#folders.now, 'api/dist/database/run-migrations.js');
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    const { stdout } = await run(process.execPath, [script], { env });
    console.log(`  ${stdout.trim()}`);
  }
}

/** @throws Failure */
async function commitOf(ref: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: ROOT });
    return stdout.trim();
  } catch {
    throw new Failure(`There is no commit "${ref}" in this clone: git fetch --unshallow may bring it.`);
  }
}

/** From the sources of the commit alone, on a checkout of its own that does not stay. */
async function packCommit(commit: string): Promise<string> {
  const folder = join(FOLDER, commit);
  if (existsSync(folder)) return folder;
  const checkout = `${folder}.checkout`;
  const failure = `Packing ${commit.slice(0, 8)} failed`;
  const logFile = join(dataDirectory(), 'logs/pack-version.log');
  await rm(checkout, { recursive: true, force: true });
  await mkdir(checkout, { recursive: true });
  await step(`Packing API and edge of ${commit.slice(0, 8)}`, async () => {
    await runCommand(['git', 'archive', `--output=${checkout}.tar`, commit], { logFile, failure });
    await runCommand(['tar', '-xf', `${checkout}.tar`, '-C', checkout], { logFile, failure });
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], {
      log: 'install-version',
      failure,
      cwd: checkout,
    });
    const env = { CREWDECK_DATA: undefined };
    await runCommand([process.execPath, 'stack/bin/run.mjs', 'package'], { logFile, failure, cwd: checkout, env });
  });
  await rename(join(checkout, '.packages/deploy'), folder);
  await Promise.all([checkout, `${checkout}.tar`].map((path) => rm(path, { recursive: true })));
  return folder;
}
