import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockPeople } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import type { Identity } from '../platform/auth/caller.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { isOfFormerEmail } from './user.policy.ts';
import { type Named, UsersRepository } from './users.repository.ts';

/** Writes to a profile the address that its identity has confirmed. People change it at the provider, so only a token tells. */
@Injectable()
export class ConfirmedEmailService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersRepository,
    private readonly quotas: QuotasService,
  ) {}

  /** Tells the former address once. */
  async write(profileId: string, identity: Identity): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockPeople(manager, [profileId]);
      const before = await this.users.findNamed(manager, profileId);
      if (!before || isOfFormerEmail(identity, before.emailToldAt)) return;
      const isChanged = before.email !== identity.email;
      if (isChanged && before.isEmailConfirmed) await this.giveUp(manager, profileId, identity, before);
      await this.users.confirmEmail(
        manager,
        profileId,
        identity.email,
        isChanged ? new Date(identity.issuedAt) : undefined,
      );
    });
  }

  /** The ledger knows the former address on (ADR 47). One that takes no mail, or was never confirmed, is told nothing. */
  private async giveUp(manager: EntityManager, profileId: string, identity: Identity, before: Named): Promise<void> {
    await this.quotas.append(manager, { ...identity, ...before }, 'change');
    if (before.isEmailBounced) return;
    await notify(manager, 'email_changed', { by: null, to: [profileId], words: before.email });
  }
}
