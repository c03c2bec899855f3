import type { Interest, Project, ShowInterest } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { requireMayShowInterest, requireOwnInterest } from './interest.policy.ts';
import { InterestsRepository } from './interests.repository.ts';

@Injectable()
export class InterestsService {
  constructor(
    private readonly database: DataSource,
    private readonly interests: InterestsRepository,
    private readonly projects: ProjectsService,
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
      const id = await this.interests.insert(manager, interest);
      if (id === null) throw new DomainError('interest.already_shown');
      return { id, ...interest };
    });
  }
}
