import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type {
  CreatedDeployToken,
  DeployToken,
  EdgeStatus,
  ErrorCode,
  KeptRelease,
  ModuleStatus,
  Preview,
  PreviewLink,
  PublishedRelease,
  Registry,
  ReleaseEvent,
  ReleasesStatus,
  ValidChangeRelease,
} from '@crewdeck/contract';
import { changeReleaseSchema, createDeployTokenSchema, createPreviewSchema } from '@crewdeck/contract/schemas';
import { releaseIdOf, releaseRecordSchema } from '@crewdeck/releases';
import { aStatus } from './builders.ts';

/** Of a preview or a deploy token. */
export const ID = '5f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90';

/**
 * Plays the API for tests of the command. It is a stub because this package must not know the API; the command against the
 * real one is tried in `e2e/releases`. What it takes passes the contract's own schemas, and what it gives has its types.
 */
export class StubApi {
  modules: ModuleStatus[] = [aStatus()];
  kept: Record<string, KeptRelease[]> = {};
  events: ReleaseEvent[] = [];
  previews: Preview[] = [];
  tokens: DeployToken[] = [];
  edges: EdgeStatus[] = [{ name: 'edge-1:3000', revision: 7, missing: [], seenAt: new Date().toISOString() }];
  registry: Registry = { schemaVersion: 3, revision: 1, modules: {} };
  /** What keeps the next published release from going live. */
  problems: string[] = [];
  /** Of the next calls, by method and path, as `POST /api/releases/mf-profile/changes`. */
  refusals: Record<string, { status: number; code: ErrorCode; error: string }> = {};
  calls: { call: string; body: unknown }[] = [];
  /** What a change makes of the module's status. */
  change: (status: ModuleStatus, change: ValidChangeRelease) => ModuleStatus = (status) => status;
  readonly #server = createServer(async (incoming, answer) => {
    const call = `${incoming.method} ${incoming.url}`;
    const body = incoming.method === 'POST' ? await json(incoming) : null;
    this.calls.push({ call, body });
    const refusal = this.refusals[call];
    const content = refusal ?? this.#answer(call, body);
    answer.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  });

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

  #answer(call: string, body: unknown) {
    const [method, , , collection, module = '', rest = ''] = call.split(/[ /?]/);
    const { modules, events, edges, problems, registry, tokens, previews, kept } = this;
    if (method === 'DELETE') return null;
    if (collection === 'registry') return registry;
    if (collection === 'deploy-tokens') return body ? tokenFor(body) : tokens;
    if (rest === 'events') return events.filter((event) => event.module === module);
    if (rest === 'changes') return this.#changed(module, changeReleaseSchema.parse(body));
    if (rest === 'previews') return body ? previewFor(body) : previews;
    if (module) return kept[module] ?? [];
    if (!body) return { revision: 7, contractVersion: '2.0.0', modules, edges, events } satisfies ReleasesStatus;
    const release = releaseIdOf(releaseRecordSchema.parse(body));
    return { release, isNew: true, problems } satisfies PublishedRelease;
  }

  #changed(module: string, change: ValidChangeRelease): ModuleStatus {
    return this.change(this.modules.find((it) => it.module === module) ?? aStatus({ module, revision: 0 }), change);
  }
}

function previewFor(body: unknown): PreviewLink {
  const { minutes } = createPreviewSchema.parse(body);
  return { id: ID, path: '/preview/token', expiresAt: new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString() };
}

function tokenFor(body: unknown): CreatedDeployToken {
  const made = { id: ID, createdAt: new Date().toISOString(), lastUsedAt: null, token: 'crewdeck_deploy_x' };
  return { ...createDeployTokenSchema.parse(body), ...made };
}
