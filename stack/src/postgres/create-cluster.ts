import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainLog, Failure } from '#bin/failure.mjs';
import type { OperatingUser } from './operating-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** Sorting and case follow Unicode and are the same on every machine, whatever locales it has; before 17, as its C library has them. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const LOCALE_BEFORE_17 = ['--encoding=UTF8', '--locale=C.UTF-8'];

export interface ClusterOptions {
  home: string;
  user: OperatingUser | undefined;
  binaries: PostgresBinaries;
  role: string;
  password: string;
  logFile: string;
}

/**
 * Makes the files of an empty database, unless they are there already. They are made aside and renamed, so a start that
 * is killed in the middle leaves nothing half done.
 *
 * @returns folder of the database's files
 * @throws Failure when they were made by another major version of PostgreSQL
 */
export async function createCluster(options: ClusterOptions): Promise<string> {
  const cluster = join(options.home, 'cluster');
  if (existsSync(cluster)) {
    await requireSameMajor(cluster, options.binaries);
    return cluster;
  }
  const aside = `${cluster}.new`;
  const passwordFile = join(options.home, 'password');
  await rm(aside, { recursive: true, force: true });
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (options.user) await chown(passwordFile, options.user.uid, options.user.gid);
  try {
    await runInitdb(options, aside, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(aside, cluster);
  return cluster;
}

async function requireSameMajor(cluster: string, { major }: PostgresBinaries): Promise<void> {
  const written = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (Number(written) === major) return;
  throw new Failure(
    `The data was written by PostgreSQL ${written} and this is ${major}: npm start -- --fresh begins with new data.`,
  );
}

function runInitdb({ home, user, binaries, role, logFile }: ClusterOptions, cluster: string, passwordFile: string) {
  const args = [
    `--pgdata=${cluster}`,
    `--username=${role}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    ...(binaries.major >= 17 ? LOCALE : LOCALE_BEFORE_17),
  ];
  const log = openSync(logFile, 'w');
  const child = spawn(binaries.initdb, args, {
    cwd: home,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    ...user,
  });
  closeSync(log);
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      if (exitCode === 0) resolve();
      else reject(new Failure(explainLog('Creating the database failed', logFile)));
    });
  });
}
