import type { AppendToLog, LogEntry, LogHead } from '@crewdeck/contract';
import { digestOf } from '@crewdeck/releases/record-digest';
import { releaseIdOf } from '@crewdeck/releases/release-record';
import { nameOf as fullNameOf, isSame, type LogState } from '@crewdeck/releases/signing/log-state';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseLogService } from '../release-log/release-log.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { PathsRepository } from './paths.repository.ts';
import type { StoredRecord } from './release.entity.ts';
import { type Actor, nameOf, requireOps, requireReader } from './release.policy.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** What ops say by their key besides changes, and what a restored database has lost of the log. */
@Injectable()
export class AppendLogService {
  constructor(
    private readonly database: DataSource,
    private readonly releases: ReleasesRepository,
    private readonly channels: ChannelsRepository,
    private readonly paths: PathsRepository,
    private readonly log: ReleaseLogService,
  ) {}

  /** The signatures decide who may say it. What was decided before is only taken from ops, who restore it. */
  async append(actor: Actor, { entries, records }: AppendToLog & { records: StoredRecord[] }): Promise<LogHead | null> {
    requireReader(actor);
    const isRestored = entries.some(isDecision);
    if (isRestored) requireOps(actor);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const state = await this.log.appendAll(manager, entries);
      await this.keepRecords(manager, actor, state, records);
      if (!isRestored) await this.requireAdoptedAsItIs(manager, entries);
      await this.followLog(manager, state);
      await this.channels.raiseRevision(manager, 'release-log');
    });
    return this.log.readHead();
  }

  /** Records that are missing here, if they are what was signed. */
  private async keepRecords(
    manager: EntityManager,
    actor: Actor,
    state: LogState,
    records: readonly StoredRecord[],
  ): Promise<void> {
    for (const record of records) {
      const [module, release, digest] = [record.module, releaseIdOf(record), digestOf(record)];
      if (state.releases.get(fullNameOf({ module, release }))?.digest !== digest)
        throw new DomainError('release.wrong_signature', `The record of ${module}@${release} is not the signed one.`);
      const commit = record.publication?.commit ?? null;
      await this.releases.insert(manager, { module, release, record, digest, commit, publishedBy: nameOf(actor) });
    }
  }

  private async requireAdoptedAsItIs(manager: EntityManager, entries: readonly LogEntry[]): Promise<void> {
    for (const entry of entries)
      if (entry.kind === 'adopt')
        await this.log.requireSame(
          manager,
          entry.statement.module,
          await this.channels.find(entry.statement.module, manager),
        );
  }

  /** What is out is what the log says. */
  private async followLog(manager: EntityManager, state: LogState): Promise<void> {
    for (const [module, { revision, channel }] of state.modules) {
      const current = await this.channels.find(module, manager);
      if (isSame(current, { revision, channel })) continue;
      for (const release of [channel.live, channel.lastGood, channel.canary?.release ?? null])
        if (release !== null && !(await this.releases.find(manager, module, release)))
          throw new DomainError('release.not_found', `The record of ${module}@${release} is missing: send it along.`);
      await this.channels.restore(manager, module, { revision, channel });
    }
    for (const [path, module] of state.paths) await this.paths.move(manager, path, { module, by: 'release-log' });
  }
}

function isDecision({ kind }: LogEntry): boolean {
  return kind === 'change' || kind === 'night' || kind === 'preview';
}
