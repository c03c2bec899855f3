import type { BlockedPerson } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockLists, lockProjectsOwnedBy } from '../database/lock-order.ts';
import { afterBlocking } from '../endings/after-blocking.ts';
import { hasProfile, requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { UsersService } from '../users/users.service.ts';
import { BlocksRepository } from '../visibility/blocks.repository.ts';

@Injectable()
export class BlocksService {
  constructor(
    private readonly database: DataSource,
    private readonly blocks: BlocksRepository,
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BLOCKS_IN_ALL'>,
  ) {}

  async list({ profileId }: Caller): Promise<BlockedPerson[]> {
    return profileId === null ? [] : this.blocks.findOf(this.database.manager, profileId, null);
  }

  /** Again changes nothing. */
  async block(caller: Caller, userId: string): Promise<BlockedPerson> {
    const blocker = requireProfile(caller);
    const { profileId } = blocker;
    return this.database.transaction(async (manager) => {
      const blockedId = (await this.users.findIds(manager, [userId], null)).get(userId);
      if (blockedId === undefined) throw new DomainError('user.not_found');
      if (blockedId === profileId) throw new DomainError('block.to_self');
      // Who invites or shows interest locks the project as well, so one sees what the other has done.
      await lockProjectsOwnedBy(manager, [profileId, blockedId]);
      if (!(await this.users.lock(manager, blocker, [blockedId])).has(blockedId))
        throw new DomainError('user.not_found');
      const [already] = await this.blocks.findOf(manager, profileId, blockedId);
      if (already) return already;
      await this.requireRoom(manager, profileId);
      await this.quotas.use(manager, blocker, 'changes');
      await lockLists(manager, [profileId, blockedId]);
      await this.blocks.insert(manager, [profileId], blockedId);
      await afterBlocking(manager, profileId, [blockedId]);
      const [blocked] = await this.blocks.findOf(manager, profileId, blockedId);
      if (!blocked) throw new DomainError('user.not_found');
      return blocked;
    });
  }

  async unblock(caller: Caller, userId: string): Promise<void> {
    if (!hasProfile(caller)) return;
    await this.database.transaction(async (manager) => {
      const blockedId = (await this.users.findIds(manager, [userId])).get(userId);
      if (blockedId === undefined) return;
      await this.users.lock(manager, caller, [blockedId]);
      await lockLists(manager, [caller.profileId, blockedId]);
      await this.blocks.delete(manager, caller.profileId, blockedId);
    });
  }

  /** Each block is looked up in every search of the two. There is no time after which there is room: it takes one that is lifted. */
  private async requireRoom(manager: EntityManager, blockerId: string): Promise<void> {
    const { BLOCKS_IN_ALL: most } = this.config;
    if ((await this.blocks.count(manager, blockerId, most)) < most) return;
    const sentence = `You've blocked ${most} people, the most one person can. Unblock someone first.`;
    throw new DomainError('request.rate_limited', sentence);
  }
}
