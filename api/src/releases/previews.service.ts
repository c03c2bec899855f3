import type { Development, LogEntry, Preview, PreviewLink } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseLogService } from '../release-log/release-log.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { type Actor, nameOf, requireMayRelease } from './release.policy.ts';
import { ReleaseEventsRepository } from './release-events.repository.ts';
import { SignLinksService } from './sign-links.service.ts';

export interface WantedPreview {
  readonly release: string;
  readonly minutes: number;
  /** Set where the release was never published. */
  readonly development?: Development | undefined;
  readonly entry?: LogEntry | undefined;
}

const A_DAY_MS = 24 * 60 * 60 * 1000;
/** The shell is what a module is tried in. */
const SHELL = 'shell';

/** Releases that some people may see before the others: each link with its event, and each can be ended alone. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: DataSource,
    private readonly channels: ChannelsRepository,
    private readonly previews: PreviewsRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly links: SignLinksService,
    private readonly log: ReleaseLogService,
  ) {}

  create(actor: Actor, module: string, { release, minutes, development, entry }: WantedPreview): Promise<PreviewLink> {
    requireMayRelease(actor, module);
    if (development && module === SHELL)
      throw new DomainError('release.not_found', 'The shell is no module to develop.');
    this.links.requireKey();
    const by = nameOf(actor);
    return this.database.transaction(async (manager) => {
      // Pruning waits here as well, so that it sees what needs the release.
      await this.channels.lockRegistry(manager);
      // What only a development server has is on the machine of whoever opens the link: nobody has signed it.
      const signed = this.log.isOn && !development ? signedIn(entry) : null;
      const statement = { module, release, id: signed?.id ?? '', expiresAt: signed?.expiresAt ?? '' };
      if (!development) await this.log.append(manager, 'preview', statement, entry);
      const created = await this.previews.create(manager, {
        module,
        release,
        minutes,
        by,
        isPublished: !development,
        signed,
      });
      if (!created) throw new DomainError('release.not_found');
      const { id, digest, expiresAt } = created;
      const reason = `Good until ${expiresAt}, as ${id}${development ? `, from ${development.origin}` : ''}`;
      await this.events.append(manager, {
        module,
        action: 'preview',
        release,
        previous: null,
        percent: null,
        actor: by,
        reason,
      });
      if (signed) await this.channels.raiseRevision(manager, module);
      const link = await this.links.signPreview(
        { id, module, release, ...(development ? { development } : { digest }) },
        expiresAt,
      );
      return { ...link, id };
    });
  }

  async list(actor: Actor, module: string): Promise<Preview[]> {
    requireMayRelease(actor, module);
    return this.previews.list(module);
  }

  /** No edge takes it any more, as soon as it has heard of it. */
  async end(actor: Actor, module: string, id: string): Promise<void> {
    requireMayRelease(actor, module);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const release = await this.previews.end(manager, module, id);
      if (release === null) throw new DomainError('release.not_found', 'There is no such preview, or no more.');
      const event = { module, action: 'end_preview', release, actor: nameOf(actor), reason: id } as const;
      await this.events.append(manager, { ...event, previous: null, percent: null });
      await this.channels.raiseRevision(manager, module);
    });
  }
}

/** Id and end as they were signed. */
function signedIn(entry: LogEntry | undefined): { id: string; expiresAt: string } | null {
  if (entry?.kind !== 'preview') return null;
  const { id, expiresAt } = entry.statement;
  const left = Date.parse(expiresAt) - Date.now();
  if (left > 0 && left <= A_DAY_MS) return { id, expiresAt };
  throw new DomainError('request.invalid', 'entry.statement.expiresAt: A preview is good for a day at most.');
}
