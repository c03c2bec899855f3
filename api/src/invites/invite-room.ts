import { OPEN_INVITES_UNCONFIRMED } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CallerWithProfile } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { RateLimitError } from '../platform/errors/domain-error.ts';
import type { QuotaName } from '../quotas/quota-list.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Nobody knows when a receiver will answer; after this long, asking again is not a nuisance. */
const SECONDS_UNTIL_SOMEBODY_MAY_HAVE_ANSWERED = 600;

/** How many more invites a person may send right now. */
@Injectable()
export class InviteRoom {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly quotas: QuotasService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Parallel calls are counted one after the other. */
  lock(manager: EntityManager, sender: CallerWithProfile): Promise<void> {
    return this.quotas.lock(manager, sender);
  }

  /**
   * Throws `request.rate_limited` with the time after which there is room again.
   *
   * @param receiverUid whom to invite; `null` asks whether there is room for anybody
   */
  async require(manager: EntityManager, sender: CallerWithProfile, receiverUid: string | null): Promise<void> {
    await this.requireFewOutstanding(manager, sender);
    const names: QuotaName[] = ['invites', 'invitesOfDay'];
    if (!sender.isEmailConfirmed) names.unshift('invitesOfDayUnconfirmed');
    if (receiverUid !== null) names.push('invitesToOne');
    await this.quotas.requireRoom(manager, sender, names, receiverUid);
  }

  take(manager: EntityManager, sender: CallerWithProfile, receiverUid: string): Promise<void> {
    return this.quotas.append(manager, sender, 'invite', receiverUid);
  }

  private async requireFewOutstanding(manager: EntityManager, sender: CallerWithProfile): Promise<void> {
    const { INVITES_OUTSTANDING } = this.config;
    const { isEmailConfirmed, profileId } = sender;
    const most = isEmailConfirmed ? INVITES_OUTSTANDING : Math.min(INVITES_OUTSTANDING, OPEN_INVITES_UNCONFIRMED);
    if ((await this.invites.countOutstanding(manager, profileId, most)) < most) return;
    const help = isEmailConfirmed ? 'Wait' : 'Confirm your email, or wait';
    const sentence = `You have ${most} open invites. ${help} until some are answered.`;
    throw new RateLimitError(SECONDS_UNTIL_SOMEBODY_MAY_HAVE_ANSWERED, sentence);
  }
}
