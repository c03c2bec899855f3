import type { Interest, Project, ShowInterest } from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireRoomToday } from '../platform/limits/quota.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { requireMayShowInterest, requireOwnInterest } from './interest.policy.ts';
import { InterestsRepository } from './interests.repository.ts';

@Injectable()
export class InterestsService {
  constructor(
    private readonly database: DataSource,
    private readonly interests: InterestsRepository,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The projects a person is interested in, as far as they may still see them. */
  async listOf(caller: Caller, userId: string): Promise<Project[]> {
    requireSelf(caller, userId);
    if (caller.profileId === null) return [];
    return this.projects.findVisible(await this.interests.findProjectIds(caller.profileId), caller.profileId);
  }

  async show(caller: Caller, { userId, projectId }: ShowInterest): Promise<Interest> {
    const { profileId } = requireOwnInterest(caller, userId);
    return this.database.transaction(async (manager) => {
      const project = await this.projects.lock(manager, projectId, profileId);
      const interest = { userId: profileId, projectId: requireMayShowInterest(project, new Date()).id };
      await this.requireRoom(manager, profileId);
      const shown = await this.interests.insert(manager, interest);
      if (shown === null) throw new DomainError('interest.already_shown');
      return { ...shown, ...interest, status: 'shown', words: '' };
    });
  }

  private async requireRoom(manager: EntityManager, profileId: string): Promise<void> {
    const { INTERESTS_PER_DAY: limit } = this.config;
    await this.users.lock(manager, [profileId]);
    const done = await this.interests.countToday(manager, profileId, limit);
    requireRoomToday(done, limit, `You have shown interest in ${limit} projects in a day. Please go on tomorrow.`);
  }
}
