import {
  type ChangeRelease,
  type CreatePreview,
  type ErrorBody,
  type KeptRelease,
  type LogEntry,
  type LogHead,
  type ModuleStatus,
  type MovePath,
  type OwnedPath,
  type Preview,
  type PreviewLink,
  type PublishedRelease,
  paths,
  type Registry,
  type ReleaseEvent,
  type ReleaseLog,
  type ReleasesStatus,
} from '@crewdeck/contract';
import type { ReleaseRecord } from '@crewdeck/releases';
import { ApiError, sentenceOf } from '../errors.ts';
import type { Access } from './access.ts';
import { describeRefusedToken } from './refused-token.ts';

const TIMEOUT_MS = 30_000;

type Place = Pick<Access, 'api' | 'tokenFor'>;

interface Call {
  method?: 'POST' | 'DELETE';
  body?: object;
  /** Whose deploy token it takes; any may read. */
  module?: string;
  /** Ends it before its time. */
  signal?: AbortSignal;
}

/**
 * Calls of the API about releases. Answers are taken at their word: to check them would double the time that the command
 * takes to start, and a rollback is not to wait.
 */
export class ApiClient {
  readonly #access: Place;

  constructor(access: Place) {
    this.#access = access;
  }

  status(): Promise<ReleasesStatus> {
    return this.#call(paths.releases(), {});
  }

  registry(): Promise<Registry> {
    return this.#call(paths.registry(), {});
  }

  /** As soon as the registry is another one than this revision, or after so many seconds. */
  registryAfter(revision: number, wait: number, signal: AbortSignal): Promise<Registry> {
    return this.#call(`${paths.registry()}?after=${revision}&wait=${wait}`, { signal });
  }

  /** @throws ApiError `release.not_found` when it is not kept */
  recordOf(module: string, release: string): Promise<ReleaseRecord> {
    return this.#call(paths.release(module, release), {});
  }

  /** The latest published first. */
  releasesOf(module: string): Promise<KeptRelease[]> {
    return this.#call(paths.releasesOf(module), {});
  }

  /** The latest first. */
  eventsOf(module: string): Promise<ReleaseEvent[]> {
    return this.#call(paths.releaseEvents(module), {});
  }

  publish(record: ReleaseRecord): Promise<PublishedRelease> {
    return this.#call(paths.releases(), { method: 'POST', body: record, module: record.module });
  }

  /** @throws ApiError `release.changed_meanwhile` when the module's channel has another revision by now */
  change(module: string, change: ChangeRelease): Promise<ModuleStatus> {
    return this.#call(paths.releaseChanges(module), { method: 'POST', body: change, module });
  }

  /** A page of the log from one place on. */
  log(from: number): Promise<ReleaseLog> {
    return this.#call(`${paths.releaseLog()}?from=${from}`, {});
  }

  /** Adds to the log. @param records of releases that the API has lost */
  appendToLog(entries: readonly LogEntry[], records: readonly ReleaseRecord[] = []): Promise<LogHead> {
    return this.#call(paths.releaseLog(), { method: 'POST', body: { entries, records } });
  }

  /** @throws ApiError `release.needed` when something still refers to it */
  async prune(module: string, release: string): Promise<void> {
    await this.#call(paths.release(module, release), { method: 'DELETE', module });
  }

  /** Those that are still good, the latest first. */
  previewsOf(module: string): Promise<Preview[]> {
    return this.#call(paths.releasePreviews(module), { module });
  }

  /** @throws ApiError `release.not_found` when there is none, or no more */
  async endPreview(module: string, id: string): Promise<void> {
    await this.#call(paths.releasePreview(module, id), { method: 'DELETE', module });
  }

  /** In the order of the addresses. */
  paths(): Promise<OwnedPath[]> {
    return this.#call(paths.releasePaths(), {});
  }

  /** @throws ApiError `release.path_taken` when some of the addresses are another's under another path */
  movePath(move: MovePath): Promise<OwnedPath[]> {
    return this.#call(paths.releasePaths(), { method: 'POST', body: move, module: move.module });
  }

  createPreview(module: string, preview: CreatePreview): Promise<PreviewLink> {
    return this.#call(paths.releasePreviews(module), { method: 'POST', body: preview, module });
  }

  async #call<Answer>(path: string, { method, body, module, signal }: Call): Promise<Answer> {
    const token = this.#access.tokenFor(module);
    const response = await this.#send(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text || 'null');
    const refusal = refusalIn(text);
    if (refusal) throw new ApiError(describeRefusedToken(refusal, token, module, Date.now()), refusal.code);
    throw new Error(
      `${this.#access.api} answered ${response.status} and nothing of the API's. Is it the right address?`,
    );
  }

  async #send(path: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.#access.api}${path}`, request);
    } catch (error) {
      throw new Error(`The API at ${this.#access.api} can't be reached: ${reasonOf(error)}.`, { cause: error });
    }
  }
}

function refusalIn(text: string): ErrorBody | null {
  try {
    const body: Partial<ErrorBody> = JSON.parse(text);
    return body.error && body.code ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** What fetch hides in the cause, as in `connect ECONNREFUSED 127.0.0.1:3001`. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  return ('cause' in error && sentenceOf(error.cause)) || sentenceOf(error);
}
