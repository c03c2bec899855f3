import type { TeamProposal } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent, lockProjects, renewListsOf } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { UsersService } from '../users/users.service.ts';
import { AlternativesRepository } from './alternatives.repository.ts';
import { type BothTeams, bothTeamsAfter, type Moved, membersOf } from './choose-alternative.ts';
import { PlacingRepository } from './placing.repository.ts';
import { TeamProposalsRepository } from './team-proposals.repository.ts';
import { requireAlternative, requireMayAnswer } from './team-search.policy.ts';

/** Each time others have moved meanwhile. */
const MOST_TRIES = 3;

/** Moves a person to the other proposal that suits them nearly as well. Both teams change, so each that goes on is asked again. */
@Injectable()
export class ChooseAlternativeService {
  constructor(
    private readonly database: DataSource,
    private readonly proposals: TeamProposalsRepository,
    private readonly alternatives: AlternativesRepository,
    private readonly placing: PlacingRepository,
    private readonly users: UsersService,
  ) {}

  /** Describes both teams without locks, and moves the person if the teams are still the same. */
  async choose(caller: Caller, id: string): Promise<TeamProposal | null> {
    const person = requireProfile(caller);
    const { manager } = this.database;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const teams = await this.read(manager, person, id);
      const moved = bothTeamsAfter(teams, new Date());
      const isMoved = await this.database.transaction((held) => this.move(held, person, teams, moved));
      if (isMoved) return this.proposals.findSeenBy(manager, person.profileId, teams.other.id);
    }
    throw new DomainError('team_proposal.no_alternative');
  }

  private async read(manager: EntityManager, { profileId }: CallerWithProfile, id: string): Promise<BothTeams> {
    const proposal = requireMayAnswer(await this.proposals.findAccess(manager, id, profileId), new Date());
    const other = requireAlternative(await this.alternatives.find(manager, id, profileId));
    const team = await this.placing.findProposed(manager, id);
    return { proposal, other, team, otherTeam: await this.placing.findProposed(manager, other.id) };
  }

  private async move(
    manager: EntityManager,
    person: CallerWithProfile,
    before: BothTeams,
    { team, otherTeam }: Moved,
  ): Promise<boolean> {
    const { proposal, other } = before;
    const { id, hackathonId, projectId } = proposal;
    const people = [...proposal.people, ...before.otherTeam.map(({ userId }) => userId)];
    await lockEvent(manager, hackathonId);
    await lockProjects(manager, projectId ? [projectId, other.projectId] : [other.projectId]);
    await this.users.lock(manager, person, people);
    if (membersOf(await this.read(manager, person, id)) !== membersOf(before)) return false;
    await this.alternatives.move(manager, other.searchId, { from: id, to: other.id });
    const asked = await this.alternatives.askAgain(manager, other.id, otherTeam);
    if (team) asked.push(...(await this.alternatives.askAgain(manager, id, team)));
    else await this.proposals.end(manager, id);
    await notify(manager, 'team_proposed', { hackathonId, to: asked, by: person.profileId });
    await renewListsOf(manager, people);
    return true;
  }
}
