import type { TeamProposal, ValidAnswerTeamProposal, ValidLookForTeam } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { requireOwner } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { FormTeamService } from './form-team.service.ts';
import { TeamProposalsRepository } from './team-proposals.repository.ts';
import { requireMayAnswer, requireMember } from './team-search.policy.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

/** What people say to the team that is proposed to them. Answers at one event are taken one after the other. */
@Injectable()
export class AnswerProposalService {
  constructor(
    private readonly database: DataSource,
    private readonly proposals: TeamProposalsRepository,
    private readonly searches: TeamSearchRepository,
    private readonly projects: ProjectsService,
    private readonly teams: FormTeamService,
  ) {}

  async answer(caller: Caller, id: string, { answer }: ValidAnswerTeamProposal): Promise<TeamProposal | null> {
    const person = requireProfile(caller);
    const known = requireMember(await this.proposals.findAccess(id, person.profileId));
    return this.database.transaction(async (manager) => {
      await this.searches.takeTurn(manager, known.hackathonId);
      await this.teams.hold(manager, person, known);
      await this.take(manager, person, id, answer);
      return this.proposals.findSeenBy(manager, person.profileId, id);
    });
  }

  /** Whoever stops looking declines the team that waits for them. Where nobody looks nothing changes. */
  async stop(caller: Caller, hackathonId: string, { projectId }: ValidLookForTeam): Promise<void> {
    const { profileId } = requireProfile(caller);
    const seeker = projectId ? { projectId } : { userId: profileId };
    await this.database.transaction(async (manager) => {
      await this.searches.takeTurn(manager, hackathonId);
      if (projectId) requireOwner(await this.projects.lock(manager, projectId, profileId));
      const search = await this.searches.findOpen(manager, hackathonId, seeker);
      const waiting = search && (await this.proposals.findOpenOf(manager, search.id));
      if (waiting) await this.decline(manager, waiting, search.id);
      await this.searches.end(manager, hackathonId, seeker);
    });
  }

  /** Read again: it may be over by now. */
  private async take(
    manager: EntityManager,
    person: CallerWithProfile,
    id: string,
    answer: ValidAnswerTeamProposal['answer'],
  ): Promise<void> {
    const proposal = requireMayAnswer(await this.proposals.findAccess(id, person.profileId, manager), new Date());
    if (answer === 'no') return this.decline(manager, proposal, proposal.searchId);
    await this.proposals.answer(manager, id, proposal.searchId, answer);
    if (await this.proposals.isAgreed(manager, id)) await this.teams.form(manager, person, proposal);
  }

  private async decline(manager: EntityManager, { id }: { id: string }, searchId: string): Promise<void> {
    await this.proposals.answer(manager, id, searchId, 'no');
    await this.proposals.end(manager, id);
  }
}
