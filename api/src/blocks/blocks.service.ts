import type { BlockedPerson } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasProfile, requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { BlocksRepository } from './blocks.repository.ts';

@Injectable()
export class BlocksService {
  constructor(
    private readonly database: DataSource,
    private readonly blocks: BlocksRepository,
    private readonly users: UsersService,
    private readonly projects: ProjectsService,
  ) {}

  async list({ profileId }: Caller): Promise<BlockedPerson[]> {
    return profileId === null ? [] : this.blocks.findOf(profileId);
  }

  /** Again changes nothing. */
  async block(caller: Caller, userId: string): Promise<BlockedPerson> {
    const blocker = requireProfile(caller);
    const { profileId } = blocker;
    return this.database.transaction(async (manager) => {
      const blockedId = (await this.users.findIds(manager, [userId], null)).get(userId);
      if (blockedId === undefined) throw new DomainError('user.not_found');
      if (blockedId === profileId) throw new DomainError('block.to_self');
      // Their projects before the people, as everybody does who invites or shows interest: who is first is seen by the other.
      await this.projects.lockOwnedBy(manager, [profileId, blockedId]);
      if (!(await this.users.lock(manager, blocker, [blockedId])).has(blockedId))
        throw new DomainError('user.not_found');
      await this.blocks.insert(manager, profileId, blockedId);
      await this.blocks.withdrawBetween(manager, profileId, blockedId);
      const [blocked] = await this.blocks.findOf(profileId, blockedId, manager);
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
      await this.blocks.delete(manager, caller.profileId, blockedId);
    });
  }
}
