import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRegistry } from '@crewdeck/releases';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from '../config.ts';
import { createEdge } from '../edge.ts';
import type { EdgeHealth } from '../http/serve-health.ts';
import { aChannel, aRegistry } from './a-registry.ts';
import { publish } from './a-release.ts';
import { StubApi } from './stub-api.ts';

/** An edge with a store and a registry file of its own, in front of a stub of the API. */
export class TestEdge {
  readonly api = new StubApi();
  readonly root: string;
  address = '';
  #app: FastifyInstance | null = null;

  static async create(): Promise<TestEdge> {
    const edge = new TestEdge(await mkdtemp(join(tmpdir(), 'edge-')));
    await edge.api.start();
    return edge;
  }

  /** One release of each module is in the store, and live. */
  static async with(hashes: Record<string, string>): Promise<TestEdge> {
    const edge = await TestEdge.create();
    for (const [module, hash] of Object.entries(hashes)) await publish(edge.store, module, hash);
    const channels = Object.entries(hashes).map(([module, hash]) => [module, aChannel(hash)]);
    edge.api.say(aRegistry(1, Object.fromEntries(channels)));
    return edge;
  }

  private constructor(root: string) {
    this.root = root;
  }

  get store(): string {
    return join(this.root, 'releases');
  }

  get registryFile(): string {
    return join(this.root, 'registry.json');
  }

  async start(environment: Record<string, string> = {}): Promise<void> {
    const settings = {
      RELEASES_STORE: this.store,
      REGISTRY_FILE: this.registryFile,
      API_URL: this.api.url,
      LOG_LEVEL: 'silent',
    };
    this.#app = await createEdge(parseConfig({ ...settings, ...environment }));
    this.address = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    this.#app = null;
  }

  async end(): Promise<void> {
    await this.stop();
    await this.api.stop();
    await rm(this.root, { recursive: true, force: true });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, { headers, redirect: 'manual' });
  }

  async page(path = '/', cookie = ''): Promise<string> {
    return (await this.get(path, { cookie })).text();
  }

  async registry(cookie = ''): Promise<PageRegistry> {
    return (await (await this.get('/registry', { cookie })).json()) as PageRegistry;
  }

  async health(): Promise<EdgeHealth> {
    return (await (await this.get('/healthz')).json()) as EdgeHealth;
  }

  /** Ids of the releases that a browser would try of a module, the best first. */
  async candidates(module: string, cookie = ''): Promise<string[]> {
    return ((await this.registry(cookie)).modules[module]?.candidates ?? []).map(({ release }) => release);
  }
}
