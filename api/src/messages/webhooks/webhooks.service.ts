import { randomBytes } from 'node:crypto';
import {
  type CreatedWebhook,
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type WebhookSecret,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireProfile } from '../../platform/auth/caller.policy.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { type ProjectAccess, requireOwner, requireTeam } from '../../projects/project.policy.ts';
import { ProjectsService } from '../../projects/projects.service.ts';
import { isOnInternet } from '../outgoing/public-address.ts';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.ts';
import { webhookKindOf, webhookSecretOf } from './webhook-message.ts';
import { type KnownWebhook, WebhooksRepository } from './webhooks.repository.ts';

const KEY_BYTES = 32;
const LETTERS_SHOWN = 4;

/** The webhooks of a project, which its owner alone adds, reads and removes. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
  ) {}

  async list(caller: Caller, projectId: string): Promise<Webhook[]> {
    await this.requireOwned(caller, projectId);
    return (await this.webhooks.findOf(projectId)).map(shown);
  }

  add(caller: Caller, projectId: string, url: string): Promise<CreatedWebhook> {
    return this.change(caller, projectId, async (manager, { status }) => {
      if (status === 'Archived') throw new DomainError('project.archived');
      if (!isOnInternet(url)) throw new DomainError('webhook.bad_address');
      const known = await this.webhooks.findOf(projectId, manager);
      if (known.length >= MOST_WEBHOOKS) throw new DomainError('webhook.too_many');
      await this.projects.countChange(manager, caller);
      const secret = aSecret();
      return { ...shown(await this.webhooks.insert(manager, projectId, url, secret)), secret };
    });
  }

  /** The one that signed before signs nothing more. */
  renewSecret(caller: Caller, projectId: string, id: string): Promise<WebhookSecret> {
    return this.change(caller, projectId, async (manager) => {
      await this.requireKnown(projectId, id, manager);
      const secret = aSecret();
      await this.webhooks.setSecret(manager, id, secret);
      return { secret };
    });
  }

  /** Also to one that is off: it is on again if that arrives. */
  test(caller: Caller, projectId: string, id: string): Promise<void> {
    return this.change(caller, projectId, async (manager) => {
      await this.requireKnown(projectId, id, manager);
      await this.deliveries.addTest(manager, id);
    });
  }

  async listDeliveries(caller: Caller, projectId: string, id: string): Promise<WebhookDelivery[]> {
    await this.requireOwned(caller, projectId);
    await this.requireKnown(projectId, id);
    return this.deliveries.findLog(id);
  }

  /** Again changes nothing. */
  remove(caller: Caller, projectId: string, id: string): Promise<void> {
    return this.change(caller, projectId, (manager) => this.webhooks.delete(manager, projectId, id));
  }

  private async requireOwned({ profileId }: Caller, projectId: string): Promise<void> {
    requireOwner(requireTeam(await this.projects.findAccess(this.database.manager, projectId, profileId)));
  }

  private async requireKnown(projectId: string, id: string, manager?: EntityManager): Promise<void> {
    if (!(await this.webhooks.has(projectId, id, manager))) throw new DomainError('webhook.not_found');
  }

  private async change<T>(
    caller: Caller,
    projectId: string,
    change: (manager: EntityManager, project: ProjectAccess) => Promise<T>,
  ): Promise<T> {
    const { profileId } = requireProfile(caller);
    return this.database.transaction(async (manager) =>
      change(manager, requireOwner(requireTeam(await this.projects.lock(manager, projectId, profileId)))),
    );
  }
}

const aSecret = () => webhookSecretOf(randomBytes(KEY_BYTES));

/** Anybody with the whole address of a chat can write there, so it is not told again. */
function shown({ url, ...webhook }: KnownWebhook): Webhook {
  return { ...webhook, kind: webhookKindOf(url), address: `${new URL(url).host}/…${url.slice(-LETTERS_SHOWN)}` };
}
