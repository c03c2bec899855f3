import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { nameOf, type ReleaseName } from './release-name.ts';

/** Whoever makes up releases makes us look at most this often. */
const LOOKED_UP_EVERY_MS = 200;

/** Which releases there are: of others nothing is counted, so that nobody can fill the memory with made-up names. */
@Injectable()
export class ReleaseNames {
  private names = new Set<string>();
  private lookedUpAt = 0;
  private lookUp: Promise<void> | null = null;

  constructor(private readonly database: DataSource) {}

  has(release: ReleaseName): boolean {
    return this.names.has(nameOf(release));
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

  private async readSoon(): Promise<void> {
    await sleep(this.lookedUpAt + LOOKED_UP_EVERY_MS - Date.now());
    this.lookedUpAt = Date.now();
    await this.readAll();
  }

  private async readAll(): Promise<void> {
    const rows = await this.database.query<ReleaseName[]>('SELECT module, release FROM releases');
    this.names = new Set(rows.map(nameOf));
  }
}
