import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#bin/failure.mjs';
import { type Lock, tryLock } from '#bin/socket-lock.mjs';
import { findFreePorts, requireFreePorts } from './ports.ts';
import { postgresService } from './postgres/postgres-service.ts';
import {
  apiService,
  authEmulatorService,
  edgeService,
  mailboxService,
  mailboxUrl,
  productKeysIn,
} from './product-services.ts';
import { publishBuilds } from './releases/publish-builds.ts';
import { seed } from './seed/seed.ts';
import { needsSeeding, readSeedState, writeSeedState } from './seed/seed-state.ts';
import { Service, type ServiceDescription, type ServiceListener } from './services/service.ts';
import type { StackPorts, StackSettings } from './settings.ts';
import { makeDataDirectory, stateFilesIn, wipeState } from './state-files.ts';

/** How long the processes of a killed stack may take to notice, and to let go of their ports. */
const LEFTOVERS_LIMIT_MS = 10_000;

/** The processes of a stack, in the order in which they need each other. */
type ServiceName = 'postgres' | 'authEmulator' | 'mailbox' | 'api' | 'edge';
const STOP_ORDER: readonly ServiceName[] = ['edge', 'api', 'mailbox', 'authEmulator', 'postgres'];

/** One more API and one more edge before it. */
export interface SecondPair {
  /** Address of the edge. */
  url: string;
  api: Service;
  edge: Service;
}

/** Runs a part of the start and shows it. */
type Step = <T>(label: string, run: () => Promise<T>) => Promise<T>;

interface StackOptions extends StackSettings {
  /** Whether a new data directory is filled with demo people, projects and hackathons. */
  hasDemoData?: boolean;
  step: Step;
  listener: ServiceListener;
  /** Variables that differ from what the stack sets by itself, by process. */
  environment?: { api?: Record<string, string>; edge?: Record<string, string> };
  /** Settings of PostgreSQL that differ from the stack's. */
  databaseSettings?: Record<string, string>;
}

/** The whole system on one machine: PostgreSQL, the auth emulator, a mailbox, the API and the edge, on one data directory. */
export class Stack {
  readonly ports: StackPorts;
  readonly dataDirectory: string;
  readonly #options: StackOptions;
  readonly #services = new Map<ServiceName, Service>();
  readonly #pairs: SecondPair[] = [];
  #lock: Lock | null = null;
  #databaseUrl = '';
  #isStopping = false;

  constructor(options: StackOptions) {
    this.#options = options;
    this.ports = options.ports;
    this.dataDirectory = options.dataDirectory;
  }

  /** Address of the product, as a person types it. */
  get url(): string {
    return `http://localhost:${this.ports.edge}`;
  }

  /** Address of what was mailed. */
  get mailbox(): string {
    return mailboxUrl(this.ports);
  }

  get databaseUrl(): string {
    return this.#databaseUrl;
  }

  /** Whether it was asked to stop, or failed to start. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** One of the processes, to stop it, kill it and start it again. */
  service(name: ServiceName): Service {
    const service = this.#services.get(name);
    if (!service) throw new Error(`The stack has not started "${name}".`);
    return service;
  }

  /** On the same data, on ports and with files of their own. They end with the stack. */
  async startSecondPair(): Promise<SecondPair> {
    const { edge, api } = await findFreePorts();
    const ports = { ...this.ports, edge, api };
    const dataDirectory = join(this.dataDirectory, 'second');
    await makeDataDirectory(dataDirectory);
    const { releasesDirectory } = stateFilesIn(this.dataDirectory);
    const { environment = {}, listener } = this.#options;
    const keys = await this.#keys();
    const withStore = (own = {}) => ({ ...own, RELEASES_STORE: releasesDirectory });
    const { api: ofApi, edge: ofEdge } = environment;
    const pair = {
      url: `http://localhost:${edge}`,
      api: new Service(apiService({ ports, dataDirectory, environment: withStore(ofApi) }, keys), listener),
      edge: new Service(edgeService({ ports, dataDirectory, environment: withStore(ofEdge) }, keys), listener),
    };
    this.#pairs.push(pair);
    await pair.api.start();
    await pair.edge.start();
    return pair;
  }

  /** @throws Failure with one sentence; what had started by then is stopped again. */
  async start(): Promise<void> {
    try {
      await this.#start();
    } catch (error) {
      if (this.#isStopping) return;
      await this.stop();
      throw error;
    }
  }

  /** Puts live what was built since the last time. */
  publish(): Promise<void> {
    const { ports, dataDirectory, url: site } = this;
    const { releasesDirectory: store } = stateFilesIn(dataDirectory);
    return publishBuilds({ ports, site, store, dataDirectory });
  }

  /** Stops everything, what others depend on last. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { edge, api } of this.#pairs) await edge.stop().then(() => api.stop());
    for (const name of STOP_ORDER) await this.#services.get(name)?.stop();
    await this.#lock?.release();
    this.#lock = null;
  }

  /** Ends everything at once. What was committed stays. */
  async kill(): Promise<void> {
    this.#isStopping = true;
    const seconds = this.#pairs.flatMap(({ api, edge }) => [api, edge]);
    await Promise.all([...this.#services.values(), ...seconds].map((service) => service.kill()));
  }

  async #start(): Promise<void> {
    const { dataDirectory, ports, isFresh, step, environment = {} } = this.#options;
    this.#lock = await tryLock(dataDirectory);
    if (!this.#lock) throw new Failure(alreadyRunningSentence(dataDirectory));
    await requireFreePorts(ports, 'npm start', this.#lock.wasKilled ? LEFTOVERS_LIMIT_MS : 0);
    if (isFresh) await step('Wiping the old state', () => wipeState(dataDirectory));
    await makeDataDirectory(dataDirectory);
    const isSeeding = await this.#beginSeeding();
    await step('Starting PostgreSQL, the auth emulator and the mailbox', () =>
      Promise.all([
        this.#startPostgres(),
        this.#run('authEmulator', authEmulatorService({ ports, dataDirectory })),
        this.#run('mailbox', mailboxService({ ports, dataDirectory })),
      ]),
    );
    const keys = await this.#keys();
    await step('Starting the API', () =>
      this.#run('api', apiService({ ports, dataDirectory, environment: environment.api }, keys)),
    );
    await step('Publishing the builds and starting the edge', () =>
      Promise.all([
        this.publish(),
        this.#run('edge', edgeService({ ports, dataDirectory, environment: environment.edge }, keys)),
      ]),
    );
    if (isSeeding) await step('Adding demo people, projects and hackathons', () => this.#seed());
  }

  async #keys() {
    return { ...(await productKeysIn(this.dataDirectory)), databaseUrl: this.#databaseUrl };
  }

  /** Noted before there is anything else, so a start that is killed now is completed by the next one. */
  async #beginSeeding(): Promise<boolean> {
    const { hasDemoData, dataDirectory } = this.#options;
    const { seedFile, passwordFile } = stateFilesIn(dataDirectory);
    const state = await readSeedState(seedFile);
    if (!hasDemoData || !needsSeeding(state, !existsSync(passwordFile))) return false;
    await writeSeedState(seedFile, 'begun');
    return true;
  }

  async #seed(): Promise<void> {
    const { ports, dataDirectory } = this;
    await seed({ ports, dataDirectory, databaseUrl: this.#databaseUrl });
    await writeSeedState(stateFilesIn(dataDirectory).seedFile, 'done');
  }

  async #startPostgres(): Promise<void> {
    const { dataDirectory, ports, databaseSettings } = this.#options;
    const { description, url, createDatabase } = await postgresService(dataDirectory, ports.postgres, databaseSettings);
    this.#databaseUrl = url;
    await this.#run('postgres', description);
    await createDatabase();
  }

  async #run(name: ServiceName, description: ServiceDescription): Promise<void> {
    const service = new Service(description, this.#options.listener);
    this.#services.set(name, service);
    if (!this.#isStopping) await service.start();
  }
}

function alreadyRunningSentence(dataDirectory: string): string {
  return `Crewdeck already runs on ${dataDirectory}: stop it first, or give this one other ports and its own CREWDECK_DATA.`;
}
