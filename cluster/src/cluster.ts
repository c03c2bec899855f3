import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  answersOk,
  authEmulatorService,
  LOOPBACK,
  makeDataDirectory,
  possiblePostgresHomes,
  publishBuilds,
  Service,
  type ServiceDescription,
  type ServiceListener,
  secretIn,
} from '@crewdeck/stack';
import { Failure } from '@crewdeck/stack/bin/failure.mjs';
import type { ClusterPorts, DatabasePorts } from './cluster-ports.ts';
import { type ClusterWays, type DatabaseWays, waysOver } from './cluster-ways.ts';
import { etcdService, haproxyService, STORE_LOCATION, storeEnvironment, storeService } from './engine-services.ts';
import type { Engines } from './engines.ts';
import { Links } from './links.ts';
import { isPrimary, PatroniNode } from './patroni-node.ts';
import { databaseUrlAt, describeProduct } from './product-processes.ts';
import { query } from './query.ts';

const LONGEST_WAIT_MS = 60_000;

export interface ClusterOptions {
  readonly engines: Engines;
  readonly ports: ClusterPorts;
  /** Holds all state, and begins empty. */
  readonly folder: string;
  /** Of the version to be run; without it this checkout's. */
  readonly versionFolder?: string | undefined;
  readonly step: <T>(label: string, run: () => Promise<T>) => Promise<T>;
  readonly listener: ServiceListener;
}

/** The reference architecture on one machine: everything that is more than one is there more than once. */
export class Cluster {
  readonly ports: ClusterPorts;
  readonly folder: string;
  readonly apis: Service[] = [];
  readonly edges: Service[] = [];
  readonly databases: PatroniNode[] = [];
  etcd: Service | null = null;
  store: Service | null = null;
  haproxy: Service | null = null;
  readonly links = new Links();
  readonly #options: ClusterOptions;
  readonly #services: { stop(): Promise<void> }[] = [];
  #password = '';

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.ports = options.ports;
    this.folder = options.folder;
  }

  /** Address of the product, as a person types it. */
  get url(): string {
    return `http://localhost:${this.ports.pages}`;
  }

  get versionFolder(): string | undefined {
    return this.#options.versionFolder;
  }

  /** Of whichever database is the primary. */
  get databaseUrl(): string {
    return databaseUrlAt(this.ports.primary, this.#password);
  }

  async start(): Promise<void> {
    const { folder, ports, engines, step, versionFolder } = this.#options;
    await wipe(folder);
    await makeDataDirectory(folder);
    const ways = await waysOver(this.links, ports);
    this.#password = await secretIn(join(folder, 'postgres-password'));
    await step('Starting etcd, the store and the auth emulator', async () => {
      this.etcd = await this.#run(etcdService(engines, ports, folder));
      this.store = await this.#run(storeService(ports, folder));
      await this.#run(authEmulatorService({ ports: ports.stack, dataDirectory: folder }));
    });
    await step('Starting the primary and its synchronous replica', () => this.#startDatabases(ways));
    const product = await describeProduct({ ports, ways, folder, password: this.#password, versionFolder });
    await step('Starting HAProxy and three APIs', async () => {
      this.haproxy = await this.#run(haproxyService(engines, { ...ports, ...ways.ofHaproxy }, folder));
      await this.#createDatabase();
      for (const api of product.apis) this.apis.push(await this.#run(api));
    });
    await step('Publishing the releases and starting two edges', async () => {
      await untilAnswered(`http://${LOOPBACK}:${ports.calls}/api/health/ready`);
      await this.#publishBuilds();
      for (const edge of product.edges) this.edges.push(await this.#run(edge));
      await untilAnswered(`${this.url}/readyz`);
    });
  }

  /** Everything, what others depend on last. */
  async stop(): Promise<void> {
    for (const service of this.#services.toReversed()) await service.stop();
    this.links.close();
  }

  /** One more database on the same etcd; databases of one scope follow each other. */
  async addDatabase(scope: string, name: string, place: DatabasePorts, ways?: DatabaseWays): Promise<PatroniNode> {
    const { engines, folder, listener, ports } = this.#options;
    const straight = { etcd: ports.etcd, peers: place };
    const options = { scope, name, folder, password: this.#password, ...place, ways: ways ?? straight };
    const node = await PatroniNode.prepare(engines, options, listener);
    this.#services.push(node);
    await node.start();
    return node;
  }

  /** Which of the databases takes writes. */
  async primary(): Promise<PatroniNode> {
    for (const node of this.databases) if (await node.isPrimary()) return node;
    throw new Error('No database is the primary.');
  }

  /** Returns once the replica holds all that is acknowledged. */
  async untilFollowed(): Promise<void> {
    await until('The replica did not follow', async () => {
      const states = await Promise.all(this.databases.map((node) => node.read()));
      return states.some((state) => state?.sync_standby) && states.some(isPrimary);
    });
  }

  async #startDatabases({ ofDatabases }: ClusterWays): Promise<void> {
    for (const [index, place] of this.ports.databases.entries())
      this.databases.push(await this.addDatabase('crewdeck', `db${index + 1}`, place, ofDatabases[index]));
    await this.untilFollowed();
  }

  /** The product's role and its database. The password has only letters, digits, `-` and `_`. */
  async #createDatabase(): Promise<void> {
    const url = `postgresql://postgres:${this.#password}@${LOOPBACK}:${this.ports.primary}/postgres`;
    const statements = [
      `CREATE ROLE crewdeck LOGIN PASSWORD '${this.#password}'`,
      'CREATE DATABASE crewdeck OWNER crewdeck',
    ];
    // Before its first look, the balancer sends on to any database, or to none.
    for (const sql of statements)
      await until('The primary took no writes', () =>
        query(url, sql).then(
          () => true,
          () => false,
        ),
      );
  }

  #publishBuilds(): Promise<void> {
    const { ports, folder: dataDirectory, url: site } = this;
    // The client of S3 takes its settings from nowhere else.
    Object.assign(process.env, storeEnvironment(ports));
    return publishBuilds({ ports: ports.stack, site, store: STORE_LOCATION, dataDirectory });
  }

  async #run(description: ServiceDescription): Promise<Service> {
    const service = new Service(description, this.#options.listener);
    this.#services.push(service);
    await service.start();
    return service;
  }
}

/** By way of the balancer, which has to look first. */
function untilAnswered(url: string): Promise<void> {
  return until(`${url} did not answer`, () => answersOk(url));
}

async function until(failure: string, isReached: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await sleep(200)) if (await isReached()) return;
  throw new Failure(`${failure} within a minute.`);
}

async function wipe(folder: string): Promise<void> {
  const homes = ['db1', 'db2', 'restored'].flatMap((name) => possiblePostgresHomes(join(folder, name)));
  await Promise.all([folder, ...homes].map((path) => rm(path, { recursive: true, force: true })));
}
