import type { TeamProposal, ValidAnswerTeamProposal, ValidLookForTeam } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
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
    const known = requireMember(await this.proposals.findAccess(this.database.manager, id, person.profileId));
    return this.database.transaction(async (manager) => {
      await lockEvent(manager, known.hackathonId);
      await this.teams.hold(manager, person, known);
      await this.take(manager, person, id, answer);
      return this.proposals.findSeenBy(manager, person.profileId, id);
    });
  }

  /** Whoever stops looking declines the team that waits for them. Where nobody looks nothing changes. */
  async stop(caller: Caller, hackathonId: string, { projectId }: ValidLookForTeam): Promise<void> {
    const person = requireProfile(caller);
    const { profileId } = person;
    const seeker = projectId ? { projectId } : { userId: profileId };
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      if (projectId) requireOwner(await this.projects.lock(manager, projectId, profileId));
      const search = await this.searches.findOpen(manager, hackathonId, seeker);
      const waiting = search && (await this.proposals.findOpenOf(manager, search.id));
      if (waiting) await this.decline(manager, person, { id: waiting.id, searchId: search.id });
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
    const proposal = requireMayAnswer(await this.proposals.findAccess(manager, id, person.profileId), new Date());
    if (answer === 'no') return this.decline(manager, person, proposal);
    await this.proposals.answer(manager, person, proposal, answer);
    if (await this.proposals.isAgreed(manager, id)) await this.teams.form(manager, person, proposal);
  }

  private async decline(manager: EntityManager, person: Caller, part: { id: string; searchId: string }): Promise<void> {
    await this.proposals.answer(manager, person, part, 'no');
    await this.proposals.end(manager, part.id);
  }
}
