import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CallerWithProfile } from '../platform/auth/caller.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { requireMayLook } from './team-search.policy.ts';
import type { Seeker } from './team-search.repository.ts';

/** Locks who would look for a team: a person, or a project, which must take people. */
@Injectable()
export class HoldSeekerService {
  constructor(
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
  ) {}

  async hold(
    manager: EntityManager,
    person: CallerWithProfile,
    hackathonId: string,
    projectId: string | undefined,
  ): Promise<Seeker> {
    if (!projectId) {
      await this.users.lock(manager, person);
      return { userId: person.profileId };
    }
    requireMayLook(await this.projects.lock(manager, projectId, person.profileId), hackathonId, new Date());
    return { projectId };
  }
}
