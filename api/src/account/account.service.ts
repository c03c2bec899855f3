import type { AccountExport } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlocksService } from '../blocks/blocks.service.ts';
import {
  lockAccounts,
  lockEventsOfPerson,
  lockLeaving,
  lockListsAround,
  lockProjectsAround,
} from '../database/lock-order.ts';
import { hasProfile, requireFreshSignIn } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { AccountRepository } from './account.repository.ts';
import { forgetWords } from './forgotten-words.ts';

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
      this.account.findRelations(caller),
    ]);
    return { exportedAt: new Date().toISOString(), profile, projects, ...relations, blocks };
  }

  /** Without a profile there is nothing to delete. */
  async remove(identity: Caller): Promise<void> {
    requireFreshSignIn(identity, new Date());
    const caller = await this.readCaller(identity);
    if (!hasProfile(caller)) return;
    const { profileId } = caller;
    await this.database.transaction(async (manager) => {
      await lockEventsOfPerson(manager, profileId);
      await lockAccounts(manager);
      await lockProjectsAround(manager, profileId);
      await lockLeaving(manager, profileId);
      await lockListsAround(manager, profileId);
      await this.account.part(manager, profileId);
      await forgetWords(manager, profileId);
      await this.users.delete(manager, caller);
    });
    this.users.forget(caller);
  }

  /** From the database: this process may remember a profile that was deleted and created again through another process. */
  private async readCaller(caller: Caller): Promise<Caller> {
    const ids = await this.users.findIds(this.database.manager, [caller.uid]);
    return { ...caller, profileId: ids.get(caller.uid) ?? null };
  }
}
