import type { Registry } from '@crewdeck/contract';
import type { ReleaseRecord } from '@crewdeck/releases';
import type { PathOwners } from '@crewdeck/releases/route-pattern';
import type { Log } from '../log.ts';
import type { ReleaseSource } from './release-source.ts';
import { isShellRelease, SHELL } from './shell-release.ts';

/** What is out of one module, as far as it can be served. */
export interface LiveModule {
  live: ReleaseRecord | null;
  lastGood: ReleaseRecord | null;
  canary: { record: ReleaseRecord; percent: number } | null;
  isStopped: boolean;
}

export interface Live {
  revision: number;
  modules: ReadonlyMap<string, LiveModule>;
  /** Modules by the addresses that they own. */
  owners: PathOwners;
  /** Ids of previews that were ended before their time. */
  endedPreviews: ReadonlySet<string>;
}

type Channel = Registry['modules'][string];

const keyOf = (module: string, releaseId: string) => `${module}@${releaseId}`;

/**
 * The registry in force, with the records of what it names. A module whose new live release can't be read keeps the one
 * it had. Everything else of a change, such as a stop, is in force at once.
 */
export class LiveReleases {
  readonly #source: ReleaseSource;
  readonly #log: Log;
  readonly #records = new Map<string, ReleaseRecord>();
  readonly #loading = new Set<string>();
  readonly #unreadable = new Map<string, string>();
  #registry: Registry = { schemaVersion: 2, revision: 0, modules: {} };
  #current: Live = { revision: 0, modules: new Map(), owners: {}, endedPreviews: new Set() };

  constructor(source: ReleaseSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  get current(): Live {
    return this.#current;
  }

  /** `<module>@<release>` of what the registry names and is not served, also while it is being read. */
  get missing(): string[] {
    return this.#missing().map(({ module, releaseId }) => keyOf(module, releaseId));
  }

  /** Releases that the registry names and that can't be read at the moment, with the reason. */
  get unreadable(): ReadonlyMap<string, string> {
    return this.#unreadable;
  }

  /** Digest of the record of a release, as the registry has it; `undefined` where it names no such release. */
  digestOf(module: string, releaseId: string): string | undefined {
    return this.#registry.modules[module]?.digests?.[releaseId];
  }

  /** Puts a registry in force. @returns when all that it names has been read, or could not be */
  async take(registry: Registry): Promise<void> {
    this.#registry = registry;
    this.#forgetUnnamed();
    this.#updateCurrent();
    await this.#load();
  }

  /** Tries again what could not be read. @returns whether anything is still missing */
  retryMissing(): boolean {
    void this.#load();
    return this.#missing().length > 0;
  }

  /** Keys of all that the registry names. Another one may have come while a release was read. */
  #named(): Set<string> {
    const entries = Object.entries(this.#registry.modules);
    return new Set(
      entries.flatMap(([module, channel]) => releasesOf(channel).map((releaseId) => keyOf(module, releaseId))),
    );
  }

  #missing(): { module: string; releaseId: string }[] {
    return Object.entries(this.#registry.modules)
      .flatMap(([module, channel]) => releasesOf(channel).map((releaseId) => ({ module, releaseId })))
      .filter(({ module, releaseId }) => !this.#records.has(keyOf(module, releaseId)));
  }

  async #load(): Promise<void> {
    await Promise.all(this.#missing().map(({ module, releaseId }) => this.#loadOne(module, releaseId)));
  }

  async #loadOne(module: string, releaseId: string): Promise<void> {
    const key = keyOf(module, releaseId);
    if (this.#loading.has(key)) return;
    this.#loading.add(key);
    try {
      const record = await this.#source.read(module, releaseId, this.digestOf(module, releaseId));
      if (module === SHELL && !isShellRelease(record)) throw new Error('A release of the shell must tell its host.');
      this.#records.set(key, record);
      this.#unreadable.delete(key);
      this.#updateCurrent();
    } catch (error) {
      this.#noteUnreadable(key, error);
    } finally {
      this.#loading.delete(key);
    }
  }

  #noteUnreadable(key: string, error: unknown): void {
    if (!this.#named().has(key)) return;
    if (!this.#unreadable.has(key)) {
      this.#log.warn({ err: error, release: key }, 'A release can not be read; the module keeps what it had.');
    }
    this.#unreadable.set(key, error instanceof Error ? error.message : String(error));
  }

  #updateCurrent(): void {
    const { revision, modules, paths = {}, endedPreviews } = this.#registry;
    const entries = Object.entries(modules).map(
      ([module, channel]) => [module, this.#liveModule(module, channel)] as const,
    );
    this.#current = { revision, modules: new Map(entries), owners: paths, endedPreviews: new Set(endedPreviews) };
  }

  #liveModule(module: string, { live, lastGood, canary, isStopped }: Channel): LiveModule {
    const read = (releaseId: string | null) => (releaseId && this.#records.get(keyOf(module, releaseId))) || null;
    const canaryRecord = read(canary?.release ?? null);
    return {
      live: read(live) ?? this.#current.modules.get(module)?.live ?? read(lastGood),
      lastGood: read(lastGood),
      canary: canary && canaryRecord ? { record: canaryRecord, percent: canary.percent } : null,
      isStopped,
    };
  }

  #forgetUnnamed(): void {
    const named = this.#named();
    for (const key of this.#records.keys()) if (!named.has(key)) this.#records.delete(key);
    for (const key of this.#unreadable.keys()) if (!named.has(key)) this.#unreadable.delete(key);
  }
}

function releasesOf({ live, lastGood, canary }: Channel): string[] {
  return [...new Set([live, lastGood, canary?.release].filter((releaseId) => typeof releaseId === 'string'))];
}
