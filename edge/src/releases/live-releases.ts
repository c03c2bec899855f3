import type { Registry } from '@crewdeck/contract';
import { EMPTY_REGISTRY, type ReleaseRecord, SHELL } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import type { ReleaseSource } from './release-source.ts';
import { isShellRelease } from './shell-release.ts';

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
  /** Ids of previews that were ended before their time. */
  endedPreviews: ReadonlySet<string>;
}

type Channel = Registry['modules'][string];

/** A release that the registry names. */
interface Named {
  module: string;
  releaseId: string;
  record: ReleaseRecord | null;
  isLoading: boolean;
  /** Why it could not be read when that was tried last. */
  problem: string | null;
}

const keyOf = (module: string, releaseId: string | null | undefined) => `${module}@${releaseId}`;

/**
 * The registry in force, with the records of what it names. A module whose new live release can't be read keeps the one
 * it had. Everything else of a change, such as a stop, is in force at once.
 */
export class LiveReleases {
  readonly #source: Pick<ReleaseSource, 'read'>;
  readonly #log: Log;
  #named: ReadonlyMap<string, Named> = new Map();
  #registry: Registry = EMPTY_REGISTRY;
  #current: Live = { revision: 0, modules: new Map(), endedPreviews: new Set() };

  constructor(source: Pick<ReleaseSource, 'read'>, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  get current(): Live {
    return this.#current;
  }

  /** `<module>@<release>` of what the registry names and is not served, also while it is being read. */
  get missing(): string[] {
    return this.#keysOf(({ record }) => record === null);
  }

  /** `<module>@<release>` of what the registry names and can't be read at the moment. */
  get unreadable(): string[] {
    return this.#keysOf(({ problem }) => problem !== null);
  }

  /** Digest of the record of a release, as the registry has it; `undefined` where it names no such release. */
  digestOf(module: string, releaseId: string): string | undefined {
    return this.#registry.modules[module]?.digests?.[releaseId];
  }

  /** Puts a registry in force. @returns when all that it names has been read, or could not be */
  async take(registry: Registry): Promise<void> {
    this.#registry = registry;
    this.#named = new Map(namedIn(registry).map((named) => this.#entryOf(named)));
    this.#updateCurrent();
    await this.loadMissing();
  }

  /** Tries again what could not be read. */
  async loadMissing(): Promise<void> {
    const missing = [...this.#named.values()].filter(({ record, isLoading }) => !record && !isLoading);
    await Promise.all(missing.map((named) => this.#load(named)));
  }

  #keysOf(isWanted: (named: Named) => boolean): string[] {
    return [...this.#named].filter(([, named]) => isWanted(named)).map(([key]) => key);
  }

  /** What is known of it already is kept. */
  #entryOf({ module, releaseId }: Pick<Named, 'module' | 'releaseId'>): [string, Named] {
    const key = keyOf(module, releaseId);
    return [key, this.#named.get(key) ?? { module, releaseId, record: null, isLoading: false, problem: null }];
  }

  /** When the registry no longer names the release by the time it is read, the record is ignored. */
  async #load(named: Named): Promise<void> {
    const { module, releaseId } = named;
    named.isLoading = true;
    try {
      const record = await this.#source.read({ module, releaseId, digest: this.digestOf(module, releaseId) });
      if (module === SHELL && !isShellRelease(record)) throw new Error('A release of the shell must tell its host.');
      Object.assign(named, { record, problem: null });
      this.#updateCurrent();
    } catch (error) {
      if (!named.problem)
        this.#log.warn({ err: error, module, releaseId }, 'A release can not be read; the module keeps what it had.');
      named.problem = error instanceof Error ? error.message : String(error);
    } finally {
      named.isLoading = false;
    }
  }

  #updateCurrent(): void {
    const { revision, modules, endedPreviews } = this.#registry;
    const entries = Object.entries(modules).map(
      ([module, channel]) => [module, this.#liveModule(module, channel)] as const,
    );
    this.#current = { revision, modules: new Map(entries), endedPreviews: new Set(endedPreviews) };
  }

  #liveModule(module: string, { live, lastGood, canary, isStopped }: Channel): LiveModule {
    const read = (releaseId?: string | null) => this.#named.get(keyOf(module, releaseId))?.record ?? null;
    const record = read(canary?.release);
    return {
      live: read(live) ?? this.#current.modules.get(module)?.live ?? read(lastGood),
      lastGood: read(lastGood),
      canary: canary && record && { record, percent: canary.percent },
      isStopped,
    };
  }
}

function namedIn({ modules }: Registry): Pick<Named, 'module' | 'releaseId'>[] {
  return Object.entries(modules).flatMap(([module, { live, lastGood, canary }]) =>
    [live, lastGood, canary?.release].flatMap((releaseId) => (releaseId ? { module, releaseId } : [])),
  );
}
