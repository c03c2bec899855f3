import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  findOperatingUser,
  LOOPBACK,
  preparePostgresHome,
  Service,
  type ServiceListener,
  tethered,
} from '@crewdeck/stack';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import type { DatabaseWays } from './cluster-ways.ts';
import type { Engines } from './engines.ts';

const run = promisify(execFile);
const LONGEST_ANSWER_MS = 2_000;

export interface NodeOptions {
  readonly name: string;
  /** Databases of one scope follow each other. */
  readonly scope: string;
  readonly folder: string;
  readonly postgres: number;
  readonly rest: number;
  readonly ways: DatabaseWays;
  readonly password: string;
}

/** What Patroni says of its database. */
export interface NodeState {
  readonly role: string;
  readonly state: string;
  readonly sync_standby?: boolean;
}

/** One database of a cluster, as Patroni runs it. */
export class PatroniNode {
  readonly #options: NodeOptions;
  readonly #home: string;
  readonly #service: Service;

  private constructor(options: NodeOptions, home: string, service: Service) {
    this.#options = options;
    this.#home = home;
    this.#service = service;
  }

  static async prepare(engines: Engines, options: NodeOptions, listener: ServiceListener): Promise<PatroniNode> {
    const user = findOperatingUser();
    const folder = join(options.folder, options.name);
    await mkdir(join(folder, 'logs'), { recursive: true, mode: 0o711 });
    const home = await preparePostgresHome(folder, user);
    // The database's user may not reach the checkout.
    const settings = join(home, 'patroni.yml');
    await copyFile(join(ROOT, 'deploy/patroni/patroni.yml'), settings);
    if (user) await chown(settings, user.uid, user.gid);
    const node: { current?: PatroniNode } = {};
    const service = new Service(
      {
        name: `Patroni of ${options.name}`,
        command: tethered(engines.patroni, [settings]),
        environment: variablesOf(options, home, engines),
        folder: home,
        logFile: join(folder, 'logs/patroni.log'),
        tether: 'input',
        stopSignal: 'SIGINT',
        user,
        isReady: async () => (await node.current?.read())?.state === 'running',
      },
      listener,
    );
    node.current = new PatroniNode(options, home, service);
    return node.current;
  }

  get name(): string {
    return this.#options.name;
  }

  start(): Promise<void> {
    return this.#service.start();
  }

  stop(): Promise<void> {
    return this.#service.stop();
  }

  /** As when its machine ends: database and Patroni at once. */
  async kill(): Promise<void> {
    const pid = this.#postmaster();
    await this.#service.kill();
    if (pid) process.kill(pid, 'SIGKILL');
  }

  /** Only the database: Patroni lives, and sees it. */
  killDatabase(): void {
    const pid = this.#postmaster();
    if (pid) process.kill(pid, 'SIGKILL');
  }

  /** As when its machine hangs: database and Patroni at once, until `SIGCONT`. */
  async signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const pid = this.#postmaster();
    const all = [this.#service.pid, pid, ...(pid ? await childrenOf(pid) : [])];
    for (const one of all) if (one) process.kill(one, signal);
  }

  /** What `patronictl switchover` asks for. Returns once the other one is the primary. */
  async handOver(to: PatroniNode): Promise<void> {
    const body = JSON.stringify({ leader: this.name, candidate: to.name });
    const response = await fetch(`http://${LOOPBACK}:${this.#options.rest}/switchover`, { method: 'POST', body });
    if (!response.ok) throw new Error(`No switchover: ${await response.text()}`);
  }

  /** Whether it takes writes; not while it does not answer. */
  async isPrimary(): Promise<boolean> {
    return isPrimary(await this.read());
  }

  /** `null` while it does not answer. */
  async read(): Promise<NodeState | null> {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const answer = await fetch(`http://${LOOPBACK}:${this.#options.rest}/patroni`, { signal }).catch(() => null);
    return answer ? ((await answer.json()) as NodeState) : null;
  }

  #postmaster(): number | null {
    const lock = join(this.#home, 'data/postmaster.pid');
    return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : null;
  }
}

export function isPrimary(state: NodeState | null): boolean {
  // Patroni's word until its version 4.
  return state?.role === 'primary' || state?.role === 'master';
}

/** A server of PostgreSQL makes a group of its own for each of them. */
async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  return stdout.trim().split(/\s+/).map(Number);
}

function variablesOf({ name, scope, postgres, rest, ways, password }: NodeOptions, home: string, engines: Engines) {
  return {
    LC_ALL: 'C.UTF-8',
    PATRONI_SCOPE: scope,
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `${LOOPBACK}:${rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${LOOPBACK}:${ways.peers.rest}`,
    // Not `ETCD3`: by it, Patroni before 3.0.3 gives a primary that hung its lock back, whoever is the primary by then.
    PATRONI_ETCD_HOST: `${LOOPBACK}:${ways.etcd}`,
    // Its address is this one, whatever the member says of itself.
    PATRONI_ETCD_USE_PROXIES: 'true',
    PATRONI_POSTGRESQL_LISTEN: `${LOOPBACK}:${postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${LOOPBACK}:${ways.peers.postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: engines.postgres,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
  };
}
