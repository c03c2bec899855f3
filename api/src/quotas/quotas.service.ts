import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockQuota } from '../database/lock-order.ts';
import type { Identity } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { RateLimitError } from '../platform/errors/domain-error.ts';
import { type QuotaName, quotaOf, type Use } from './quota-list.ts';
import { QuotasRepository } from './quotas.repository.ts';

/**
 * Counts what an identity does from a ledger, so that deleting what was done, or the account, makes no room (ADR 47). Parallel calls
 * of all identities with one address are counted one after the other.
 */
@Injectable()
export class QuotasService {
  constructor(
    private readonly ledger: QuotasRepository,
    private readonly hasher: IdentityHasher,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws `request.rate_limited` where there is no room, else notes one more use. */
  async use(manager: EntityManager, caller: Identity, name: QuotaName): Promise<void> {
    await this.lock(manager, caller);
    await this.requireRoom(manager, caller, [name]);
    await this.append(manager, caller, quotaOf(name).use);
  }

  /** Call it after people are locked and before lists are. */
  async lock(manager: EntityManager, caller: Identity): Promise<void> {
    const { identity, address } = this.hasher.keysOf(caller);
    await lockQuota(manager, address ?? identity);
  }

  /** Call it once the quota is locked. @param aboutUid whom it is about, where a quota counts what is done to one other person */
  async requireRoom(
    manager: EntityManager,
    caller: Identity,
    names: readonly QuotaName[],
    aboutUid: string | null = null,
  ): Promise<void> {
    const quotas = names.map((name) => {
      const { limit, isToOne = false, ...quota } = quotaOf(name);
      return { ...quota, isToOne, limit: this.config[limit] };
    });
    const about = aboutUid === null ? [] : this.hasher.knownKeysOf(uidAlone(aboutUid)).identities;
    const used = await this.ledger.count(manager, this.hasher.knownKeysOf(caller), quotas, about);
    for (const [index, { limit, sentence }] of quotas.entries()) {
      const { count, secondsUntilRoom } = used[index] ?? { count: 0, secondsUntilRoom: 0 };
      if (count >= limit) throw new RateLimitError(secondsUntilRoom, sentence(limit));
    }
  }

  /** Notes a use for which there was room. */
  append(manager: EntityManager, caller: Identity, use: Use, aboutUid: string | null = null): Promise<void> {
    const about = aboutUid === null ? null : this.hasher.keysOf(uidAlone(aboutUid)).identity;
    return this.ledger.append(manager, this.hasher.keysOf(caller), use, about);
  }

  /** A job: deletes uses that no quota counts any more. */
  forgetOld(most: number): Promise<number> {
    return this.ledger.forgetOld(most);
  }
}

function uidAlone(uid: string) {
  return { uid, email: '', isEmailConfirmed: false };
}
