import type { TeamProposal, ValidAnswerTeamProposal, ValidLookForTeam } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent, renewListsOf } from '../database/lock-order.ts';
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
      const isFormed = await this.take(manager, person, id, answer);
      // Who joins has other lists, and is told.
      if (!isFormed) await renewListsOf(manager, known.people);
      return this.proposals.findSeenBy(manager, person.profileId, id);
    });
  }

  /** Ends a search and declines the team that is proposed to it. Does nothing where there is no search. */
  async stop(caller: Caller, hackathonId: string, { projectId }: ValidLookForTeam): Promise<void> {
    const person = requireProfile(caller);
    const { profileId } = person;
    const seeker = projectId ? { projectId } : { userId: profileId };
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      if (projectId) requireOwner(await this.projects.lock(manager, projectId, profileId));
      const search = await this.searches.findOpen(manager, hackathonId, seeker);
      const waiting = search && (await this.proposals.findOpenOf(manager, search.id));
      const access = waiting && (await this.proposals.findAccess(manager, waiting.id, profileId));
      if (access) {
        await this.proposals.answer(manager, person, { id: access.id, searchId: search.id }, 'no');
        await this.proposals.end(manager, access.id);
      }
      await this.searches.end(manager, hackathonId, seeker);
      if (access) await renewListsOf(manager, access.people);
    });
  }

  /** Read again: it may be over by now. @returns whether it is a team now */
  private async take(
    manager: EntityManager,
    person: CallerWithProfile,
    id: string,
    answer: ValidAnswerTeamProposal['answer'],
  ): Promise<boolean> {
    const proposal = requireMayAnswer(await this.proposals.findAccess(manager, id, person.profileId), new Date());
    await this.proposals.answer(manager, person, proposal, answer);
    if (answer === 'no') await this.proposals.end(manager, id);
    const isAgreed = answer === 'yes' && (await this.proposals.isAgreed(manager, id));
    if (isAgreed) await this.teams.form(manager, person, proposal);
    return isAgreed;
  }
}
