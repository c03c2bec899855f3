import { ECDH } from 'node:crypto';
import type { EndPushSubscriptionQuery, PushSubscriptionData } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasProfile, requireProfile } from '../../platform/auth/caller.policy.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { UsersService } from '../../users/users.service.ts';
import { isOnInternet } from '../outgoing/public-address.ts';
import { pushKeysOf } from './push-keys.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** A person's browsers are theirs alone, so nobody is asked whose they are. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly database: DataSource,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly users: UsersService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async renew(caller: Caller, subscription: PushSubscriptionData): Promise<void> {
    const person = requireProfile(caller);
    if (!pushKeysOf(this.config)) throw new DomainError('push.off');
    if (!isOnInternet(subscription.endpoint, this.config.PUSH_TO_LOOPBACK))
      throw new DomainError('request.invalid', 'This is not the address of a push service.');
    requirePoint(subscription.keys.p256dh);
    await this.database.transaction(async (manager) => {
      await this.users.lock(manager, person);
      await this.subscriptions.renew(manager, person.profileId, subscription);
    });
  }

  /** Others' are left as they are. */
  async end(caller: Caller, { endpoint }: EndPushSubscriptionQuery): Promise<void> {
    if (hasProfile(caller)) await this.subscriptions.delete(caller.profileId, endpoint);
  }
}

/** Nothing can be encrypted with any other bytes. */
function requirePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw new DomainError('request.invalid', 'keys.p256dh is not a point of the curve P-256.');
  }
}
