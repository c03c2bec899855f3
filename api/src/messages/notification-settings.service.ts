import type { NotificationSettings, SaveNotificationSettings } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { UsersService } from '../users/users.service.ts';
import { NotificationSettingsRepository } from './notification-settings.repository.ts';
import { pushKeysOf } from './push/push-keys.ts';

/** Of what each person is told by mail and push; theirs alone, so nobody is asked whose they are. */
@Injectable()
export class NotificationSettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly settings: NotificationSettingsRepository,
    private readonly users: UsersService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(caller: Caller): Promise<NotificationSettings> {
    const refusals = await this.settings.find(requireProfile(caller).profileId);
    const ofAddress = refusals?.stoppedBecause ?? null;
    return {
      mail: { refused: refusals?.mail ?? [], stoppedBecause: this.config.SMTP_URL ? ofAddress : 'off' },
      push: { refused: refusals?.push ?? [], publicKey: pushKeysOf(this.config)?.publicKey ?? null },
    };
  }

  async save(caller: Caller, { mail, push }: SaveNotificationSettings): Promise<NotificationSettings> {
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      // Two tabs at once: one after the other.
      await this.users.lock(manager, person);
      await this.settings.replace(manager, person.profileId, 'mail', mail.refused);
      await this.settings.replace(manager, person.profileId, 'push', push.refused);
    });
    return this.find(caller);
  }

  /** No more mail and push of what the organisers of one event announce. */
  async refuseAnnouncements(caller: Caller, hackathonId: string): Promise<void> {
    const event = await this.settings.refuseAnnouncements(requireProfile(caller).profileId, hackathonId);
    if (!event) throw new DomainError('hackathon.not_found');
  }

  async allowAnnouncements(caller: Caller, hackathonId: string): Promise<void> {
    await this.settings.allowAnnouncements(requireProfile(caller).profileId, hackathonId);
  }
}
