import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';

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

/** @throws Failure with the command that installs what is missing */
export function findEngines(): Engines {
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Failure(
      `The cluster needs Debian's packages: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
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
