import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Failure } from '#bin/failure.mjs';
import { runVisibly } from '#bin/run-command.mjs';

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;

/** Where Debian's packages put what the cluster is made of. */
const PROGRAMS: Readonly<Record<string, string>> = {
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
};

/** Absolute paths of programs, and the folder of those of PostgreSQL. */
export interface Engines {
  readonly haproxy: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly postgres: string;
}

/**
 * What is installed; what is missing is installed after a question.
 *
 * @throws Failure where there is nobody to ask, or they say no
 */
export async function findEngines(): Promise<Engines> {
  const missing = missingPackages();
  if (missing.length > 0) await install(missing);
  const left = missingPackages();
  if (left.length > 0) throw new Failure(`These packages could not be installed: ${left.join(' ')}.`);
  return {
    haproxy: PROGRAMS.haproxy ?? '',
    patroni: PROGRAMS.patroni ?? '',
    etcd: PROGRAMS['etcd-server'] ?? '',
    postgres: String(newestPostgres()),
  };
}

function missingPackages(): string[] {
  const names = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name] ?? ''));
  return newestPostgres() === null ? [...names, 'postgresql'] : names;
}

function newestPostgres(): string | null {
  if (process.env.POSTGRES_PROGRAMS) return process.env.POSTGRES_PROGRAMS;
  const majors = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER).map(Number) : [];
  const newest = Math.max(0, ...majors);
  return newest >= OLDEST_POSTGRES ? join(POSTGRES_FOLDER, String(newest), 'bin') : null;
}

async function install(packages: readonly string[]): Promise<void> {
  const command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages] as const;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = process.stdin.isTTY ? await ask.question(`Missing: ${packages.join(' ')}. Install them? [y/N] `) : '';
  ask.close();
  if (!/^y/i.test(answer)) throw new Failure(`The cluster needs Debian's packages: ${command.join(' ')}`);
  await runVisibly([...command]);
}
