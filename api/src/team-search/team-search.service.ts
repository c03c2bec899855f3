import type { TeamSearch, ValidLookForTeam } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { runsAll } from '../organisers/organiser.policy.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { HindranceRepository } from './hindrance.repository.ts';
import { HoldSeekerService } from './hold-seeker.service.ts';
import { requireConfirmedAddress, requireFree, requireNotOver } from './team-search.policy.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

/** Who looks for a team for an event: people for themselves, and owners for a project whose team stays together. */
@Injectable()
export class TeamSearchService {
  constructor(
    private readonly database: DataSource,
    private readonly searches: TeamSearchRepository,
    private readonly hindrances: HindranceRepository,
    private readonly hackathons: HackathonsService,
    private readonly seekers: HoldSeekerService,
  ) {}

  /** Open to everybody; what concerns one person is told to them alone. */
  async get(caller: Caller | null, hackathonId: string): Promise<TeamSearch> {
    const isOps = caller !== null && runsAll(caller);
    const search = await this.searches.find(hackathonId, caller?.profileId ?? null, isOps);
    if (!search) throw new DomainError('hackathon.not_found');
    return search;
  }

  async look(caller: Caller, hackathonId: string, { projectId, ...agreed }: ValidLookForTeam): Promise<void> {
    const person = requireProfile(caller);
    requireNotOver(await this.hackathons.get(hackathonId), new Date());
    requireConfirmedAddress(caller);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      const seeker = await this.seekers.hold(manager, person, hackathonId, projectId);
      await this.hindrances.endVain(manager, hackathonId, person.profileId);
      requireFree(await this.hindrances.find(manager, hackathonId, person, projectId ?? null));
      await this.searches.start(manager, hackathonId, seeker, agreed);
    });
  }

  /** Whenever they like: also once they have a team, or the event is over. */
  async hideEmail(caller: Caller, hackathonId: string): Promise<void> {
    const { profileId } = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      await this.searches.hideEmail(manager, hackathonId, profileId);
    });
  }
}
