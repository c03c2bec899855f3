import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  EdgeStatus,
  ErrorCode,
  KeptRelease,
  LogHead,
  ModuleStatus,
  OwnedPath,
  Preview,
  Registry,
  ReleaseEvent,
  ReleaseLog,
  ReleasesStatus,
  ValidChangeRelease,
} from '@crewdeck/contract';
import {
  changeReleaseSchema,
  createPreviewSchema,
  errorBodySchema,
  keptReleasesSchema,
  moduleStatusSchema,
  movePathSchema,
  ownedPathSchema,
  previewLinkSchema,
  previewSchema,
  publishedReleaseSchema,
  registrySchema,
  releasesStatusSchema,
} from '@crewdeck/contract/schemas';
import { type ReleaseRecord, releaseIdOf, releaseRecordSchema } from '@crewdeck/releases';
import { aStatus } from './builders.ts';

export const PREVIEW = '5f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90';

/** A refusal of the next call that this is asked for. */
interface Refusal {
  status: number;
  code: ErrorCode;
  error: string;
}

/**
 * Plays the API for tests of the command. It is a stub because this package must not know the API; the command against the
 * real one is tried in `e2e/releases`. What it takes and gives passes the contract's own schemas.
 */
export class StubApi {
  modules: ModuleStatus[] = [];
  kept: Record<string, KeptRelease[]> = {};
  events: ReleaseEvent[] = [];
  previews: Preview[] = [];
  paths: OwnedPath[] = [];
  edges: EdgeStatus[] = [{ name: 'edge-1:3000', revision: 7, missing: [], seenAt: new Date().toISOString() }];
  guard: ReleasesStatus['guard'] = { failureRate: 0.1, minReports: 20 };
  registry: Registry = { schemaVersion: 2, revision: 1, modules: {} };
  /** By release. */
  records: Record<string, ReleaseRecord> = {};
  /** Of an edge as well, at its own path. */
  log: ReleaseLog = { from: 0, entries: [], head: null };
  edgeHead: LogHead | null = null;
  /** Of an edge, by path. */
  files: Record<string, string> = {};
  /** What keeps the next published release from going live. */
  problems: string[] = [];
  /** By method and path, as `POST /api/releases/mf-profile/changes`. */
  refusals: Record<string, Refusal> = {};
  /** Method, path, token and body of each call. */
  calls: { call: string; token: string; body: unknown }[] = [];
  /** What a change makes of the module's status. */
  change: (status: ModuleStatus, change: ValidChangeRelease) => ModuleStatus = (status) => status;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((incoming, answer) => void this.#handle(incoming, answer));
  }

  static async start(): Promise<StubApi> {
    const api = new StubApi();
    api.#server.listen(0, '127.0.0.1');
    await once(api.#server, 'listening');
    return api;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Bodies of the calls to one path. */
  bodiesOf(call: string): unknown[] {
    return this.calls.filter((it) => it.call === call).map(({ body }) => body);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const call = `${incoming.method} ${incoming.url}`;
    const file = this.files[incoming.url ?? ''];
    if (file !== undefined) return void answer.end(file);
    const body = incoming.method === 'POST' ? await json(incoming) : null;
    this.calls.push({ call, token: incoming.headers.authorization ?? '', body });
    // A long poll, of which no test waits for the end.
    if (call.includes('wait=')) await sleep(20);
    const refusal = this.refusals[call];
    const [status, content] = refusal
      ? [refusal.status, errorBodySchema.parse({ ...refusal, requestId: 'r1' })]
      : (this.#answerOfLog(call) ?? this.#answer(call, body));
    answer.writeHead(status, { 'content-type': 'application/json' }).end(content && JSON.stringify(content));
  }

  #answerOfLog(call: string): [number, unknown] | null {
    if (call === 'GET /release-log/head') return this.edgeHead ? [200, this.edgeHead] : [404, {}];
    if (!call.includes(' /api/release-log')) return null;
    return [200, call.startsWith('GET') ? this.log : this.log.head];
  }

  #answer(call: string, body: unknown): [number, unknown] {
    const [method, , , collection, module = '', rest = ''] = call.split(/[ /?]/);
    if (collection === 'release-paths') return [200, this.#moved(body)];
    if (collection === 'registry') return [200, registrySchema.parse(this.registry)];
    if (method === 'DELETE') return [204, ''];
    if (method === 'GET' && !module) return [200, releasesStatusSchema.parse(this.#status())];
    if (method === 'GET' && rest === 'events') return [200, this.events.filter((event) => event.module === module)];
    if (method === 'GET' && rest === 'previews') return [200, this.previews.map((it) => previewSchema.parse(it))];
    if (method === 'GET' && this.records[rest]) return [200, this.records[rest]];
    if (method === 'GET') return [200, keptReleasesSchema.parse(this.kept[module] ?? [])];
    if (rest === 'changes') return [200, this.#changed(module, changeReleaseSchema.parse(body))];
    if (rest === 'previews') return [200, previewOf(createPreviewSchema.parse(body))];
    const release = releaseIdOf(releaseRecordSchema.parse(body));
    return [200, publishedReleaseSchema.parse({ release, isNew: true, problems: this.problems })];
  }

  #moved(body: unknown): OwnedPath[] {
    if (body) this.paths = [{ ...movePathSchema.parse(body), since: new Date().toISOString(), by: 'ops' }];
    return this.paths.map((it) => ownedPathSchema.parse(it));
  }

  #status(): ReleasesStatus {
    const { modules, guard, events, edges } = this;
    return { revision: 7, contractVersion: '1.1.0', modules, guard, edges, events };
  }

  #changed(module: string, change: ValidChangeRelease): ModuleStatus {
    const status = this.modules.find((it) => it.module === module) ?? aStatus({ module, revision: 0 });
    return moduleStatusSchema.parse(this.change(status, change));
  }
}

function previewOf({ minutes }: { minutes: number }) {
  const expiresAt = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
  return previewLinkSchema.parse({ id: PREVIEW, path: '/preview/token', expiresAt });
}
