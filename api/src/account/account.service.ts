import type { AccountExport } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlocksService } from '../blocks/blocks.service.ts';
import { hasProfile, requireFreshSignIn } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountRepository } from './account.repository.ts';

@Injectable()
export class AccountService {
  constructor(
    private readonly database: DataSource,
    private readonly account: AccountRepository,
    private readonly users: UsersService,
    private readonly projects: ProjectsService,
    private readonly blocks: BlocksService,
  ) {}

  async export(caller: Caller): Promise<AccountExport> {
    const [profile, projects, blocks, relations] = await Promise.all([
      this.users.findOwn(caller),
      this.projects.listMine(caller),
      this.blocks.list(caller),
      this.account.findRelations(caller.profileId),
    ]);
    return { exportedAt: new Date().toISOString(), profile, projects, ...relations, blocks };
  }

  /** Whoever has no profile has nothing here. */
  async remove(caller: Caller): Promise<void> {
    requireFreshSignIn(caller, new Date());
    if (!hasProfile(caller)) return;
    const { profileId } = caller;
    await this.database.transaction(async (manager) => {
      await this.account.takeTurn(manager);
      await this.account.lockProjects(manager, profileId);
      await this.users.lockLeaving(manager, profileId);
      await this.account.lockLists(manager, profileId);
      await this.account.partFromProjects(manager, profileId);
      await this.users.delete(manager, profileId);
    });
    this.users.forget(caller);
  }
}
