import type { Development, Preview, PreviewLink } from '@crewdeck/contract';
import { SHELL } from '@crewdeck/releases/host-document';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
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
}

/** Releases that some people may see before the others: each link with its event, and each can be ended alone. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: DataSource,
    private readonly channels: ChannelsRepository,
    private readonly previews: PreviewsRepository,
    private readonly events: ReleaseEventsRepository,
    private readonly links: SignLinksService,
  ) {}

  create(actor: Actor, module: string, { release, minutes, development }: WantedPreview): Promise<PreviewLink> {
    requireMayRelease(actor, module);
    if (development && module === SHELL)
      throw new DomainError('release.not_found', 'The shell is no module to develop.');
    this.links.requireSecret('PREVIEW_SECRETS');
    const by = nameOf(actor);
    return this.database.transaction(async (manager) => {
      // Pruning waits here as well, so that it sees what needs the release.
      await this.channels.lockRegistry(manager);
      const wanted = { module, release, minutes, by, isPublished: !development };
      const created = await this.previews.create(manager, wanted);
      if (!created) throw new DomainError('release.not_found');
      const { id, digest, expiresAt } = created;
      const reason = `Good until ${expiresAt}, as ${id}${development ? `, from ${development.origin}` : ''}`;
      await this.events.append(manager, { module, action: 'preview', release, actor: by, reason });
      const claims = { id, module, release, ...(development ? { development } : { digest }) };
      return { ...(await this.links.signPreview(claims, expiresAt)), id };
    });
  }

  async list(actor: Actor, module: string): Promise<Preview[]> {
    requireMayRelease(actor, module);
    return this.previews.list(this.database.manager, module);
  }

  /** No edge takes it any more, as soon as it has heard of it. */
  async end(actor: Actor, module: string, id: string): Promise<void> {
    requireMayRelease(actor, module);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      const release = await this.previews.end(manager, module, id);
      if (release === null) throw new DomainError('release.not_found', "This preview doesn't exist or has ended.");
      await this.events.append(manager, { module, action: 'end_preview', release, actor: nameOf(actor), reason: id });
      await this.channels.raiseRevision(manager, module);
    });
  }
}
