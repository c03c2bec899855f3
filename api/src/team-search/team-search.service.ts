import type { TeamSearch, ValidLookForTeam } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { isPermitted } from '../platform/auth/permissions.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { HindranceRepository } from './hindrance.repository.ts';
import { requireConfirmedAddress, requireFree, requireMayLook, requireNotOver } from './team-search.policy.ts';
import { type Seeker, TeamSearchRepository } from './team-search.repository.ts';

/** Who looks for a team for an event: people for themselves, and owners for a project whose team stays together. */
@Injectable()
export class TeamSearchService {
  constructor(
    private readonly database: DataSource,
    private readonly searches: TeamSearchRepository,
    private readonly hindrances: HindranceRepository,
    private readonly hackathons: HackathonsService,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
  ) {}

  /** Open to everybody; what concerns one person is told to them alone. */
  async get(caller: Caller | null, hackathonId: string): Promise<TeamSearch> {
    const seesRounds = caller !== null && isPermitted(caller, 'rounds.open', hackathonId);
    const search = await this.searches.find(hackathonId, caller?.profileId ?? null, seesRounds);
    if (!search) throw new DomainError('hackathon.not_found');
    return search;
  }

  async look(caller: Caller, hackathonId: string, { projectId }: ValidLookForTeam): Promise<void> {
    const person = requireProfile(caller);
    requireNotOver(await this.hackathons.get(hackathonId), new Date());
    requireConfirmedAddress(caller);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      const seeker = await this.hold(manager, person, hackathonId, projectId);
      await this.hindrances.endVain(manager, hackathonId, person.profileId);
      requireFree(await this.hindrances.find(manager, hackathonId, person, projectId ?? null));
      await this.searches.start(manager, hackathonId, seeker);
    });
  }

  private async hold(
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
