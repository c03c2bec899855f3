import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { fullNameOf, type ReleaseName } from './release-name.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** Made-up releases make us look at most this often. */
const LOOKED_UP_EVERY_MS = 200;
/** That a release is in use need not be known more exactly. */
const NOTED_EVERY_MS = 60_000;
const FULL_NAME = /^(?<module>[a-z][a-z0-9-]{0,40})@(?<release>\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8})$/;

/**
 * Which releases there are, and which of them pages run, so that none in use is pruned. Nothing is counted of releases that
 * nobody has published: made-up names can't fill the memory.
 */
@Injectable()
export class PublishedReleases implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(PublishedReleases.name);
  private names = new Set<string>();
  private modules = new Set<string>();
  private lookedUpAt = 0;
  private lookUp: Promise<void> | null = null;
  private readonly notedAt = new Map<string, number>();
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly releases: ReleasesRepository) {}

  /** So that calls have their names from the first one. */
  async onModuleInit(): Promise<void> {
    await this.readSoon().catch((error: unknown) => this.logger.warn(`What is published can't be read: ${error}`));
  }

  /** Whether anything was ever published under this name. */
  hasModule(name: string): boolean {
    return this.modules.has(name);
  }

  has(release: ReleaseName): boolean {
    return this.names.has(fullNameOf(release));
  }

  /** Looks for those that are not known yet, soon and for all who ask: one may have been published a moment ago. */
  async learn(releases: readonly ReleaseName[]): Promise<void> {
    if (releases.every((release) => this.has(release))) return;
    this.lookUp ??= this.readSoon().finally(() => {
      this.lookUp = null;
    });
    // Without the database they stay unknown, which is not the reporting page's concern.
    await this.lookUp.catch(() => undefined);
  }

  /** A call of the API came from this release, as its header says. Made-up calls can only delay that it is pruned. */
  noteCall(header: string): void {
    const { module, release } = FULL_NAME.exec(header)?.groups ?? {};
    if (module === undefined || release === undefined) return;
    const name = { module, release };
    if (this.has(name)) this.noteUse(name);
    else void this.learn([name]);
  }

  /** Writes, or tries to, at most once a minute. @param release one that there is */
  noteUse(release: ReleaseName): void {
    const name = fullNameOf(release);
    const now = performance.now();
    if (now - (this.notedAt.get(name) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return;
    this.notedAt.set(name, now);
    this.writing = this.writing
      .then(() => this.releases.markInUse(release, new Date()))
      .catch((error: unknown) => this.logger.warn(`That ${name} is in use can't be written: ${error}`));
  }

  /** Runs after the last request has been answered, and before the database is left. */
  async onApplicationShutdown(): Promise<void> {
    await this.writing;
  }

  private async readSoon(): Promise<void> {
    await sleep(Math.max(0, this.lookedUpAt + LOOKED_UP_EVERY_MS - performance.now()));
    this.lookedUpAt = performance.now();
    const published = await this.releases.listNames();
    this.names = new Set(published.map(fullNameOf));
    this.modules = new Set(published.map(({ module }) => module));
  }
}
