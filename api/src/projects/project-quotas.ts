import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { UsersService } from '../users/users.service.ts';
import { ProjectsRepository } from './projects.repository.ts';

/** How many projects one person posts, owns and changes. The person stays locked, so that all of it is counted. */
@Injectable()
export class ProjectQuotas {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async post(manager: EntityManager, owner: CallerWithProfile): Promise<void> {
    const { PROJECTS_IN_ALL: most } = this.config;
    await this.users.lock(manager, owner);
    if ((await this.projects.countOwned(manager, owner.profileId, most)) >= most) {
      // No time after which there is room: it takes a project that is deleted.
      const sentence = `You own ${most} projects, the most one person can have. Delete one that's over.`;
      throw new DomainError('request.rate_limited', sentence);
    }
    await this.quotas.use(manager, owner, 'projects');
  }

  /** A change that others are told of. The project is locked before. */
  async change(manager: EntityManager, caller: Caller): Promise<void> {
    const person = requireProfile(caller);
    await this.users.lock(manager, person);
    await this.quotas.use(manager, person, 'changes');
  }
}
