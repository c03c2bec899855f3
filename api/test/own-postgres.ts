import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

/** The programs of the PostgreSQL that the Jest run has, and the user they run as. */
interface Programs {
  readonly folder: string;
  readonly uid: number;
  readonly gid: number;
}

const ROLE = 'crewdeck';
const LONGEST_START_MS = 30_000;

/** A PostgreSQL of a spec's own, to be stopped and started while others go on using the one of the run. */
export class OwnPostgres {
  private server: ChildProcess | null = null;

  private constructor(
    private readonly programs: Programs,
    private readonly cluster: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const programs = await findPrograms();
    const cluster = await mkdtemp(join(tmpdir(), 'crewdeck-postgres-'));
    await chown(cluster, programs.uid, programs.gid);
    const args = ['-D', cluster, '-U', ROLE, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await promisify(execFile)(join(programs.folder, 'initdb'), args, { ...userOf(programs), cwd: cluster });
    const postgres = new OwnPostgres(programs, cluster, await freePort());
    await postgres.resume();
    return postgres;
  }

  get url(): string {
    return `postgres://${ROLE}@127.0.0.1:${this.port}/postgres`;
  }

  /** `SIGINT` asks everybody to leave at once; `SIGQUIT` is a crash, and the next start recovers from it. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  async resume(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'io_method=sync'];
    const args = ['-D', this.cluster, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])];
    const program = join(this.programs.folder, 'postgres');
    this.server = spawn(program, args, { ...userOf(this.programs), cwd: this.cluster, stdio: 'ignore' });
    const giveUpAt = Date.now() + LONGEST_START_MS;
    while (!(await accepts(this.url))) {
      if (Date.now() > giveUpAt) throw new Error('PostgreSQL does not start.');
      await sleep(50);
    }
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.cluster, { recursive: true, force: true });
  }
}

async function findPrograms(): Promise<Programs> {
  const client = new pg.Client({ connectionString: `${process.env.TEST_DATABASE_SERVER}/postgres` });
  await client.connect();
  const { rows } = await client.query(
    `SELECT setting AS folder, current_setting('data_directory') AS data FROM pg_config() WHERE name = 'BINDIR'`,
  );
  await client.end();
  const { uid, gid } = await stat(rows[0].data);
  return { folder: rows[0].folder, uid, gid };
}

/** PostgreSQL refuses to run as root; nobody else may choose whom to run as. */
function userOf({ uid, gid }: Programs): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid, gid } : {};
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    // Not up yet; the caller asks again.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
