import type { ValidSaveCredit, ValidSaveResult } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { renewListsOfTeam } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import { retract } from '../notifications/retract.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireCompleted, requireOwner, requireTeam } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { FinishedProjectsRepository } from './finished-projects.repository.ts';

type Change = (manager: EntityManager, project: ProjectAccess | null, person: CallerWithProfile) => Promise<void>;

/** What came of completed projects, and who made them (decisions: finished). */
@Injectable()
export class FinishedProjectsService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly finished: FinishedProjectsRepository,
  ) {}

  saveResult(caller: Caller, projectId: string, result: ValidSaveResult): Promise<void> {
    return this.change(caller, projectId, async (manager, project) => {
      requireCompleted(requireOwner(project));
      await this.told(manager, caller, projectId);
      await this.finished.saveResult(manager, projectId, result);
    });
  }

  /** Of the team, and of former members whom the owner credits. */
  saveCredit(caller: Caller, projectId: string, credit: ValidSaveCredit): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      const isGiven = project !== null && (await this.finished.isGiven(manager, projectId, profileId));
      requireCompleted(isGiven ? project : requireTeam(project));
      if (project?.viewer === 'owner' && !credit.isNamed)
        throw new DomainError('request.invalid', 'The project names you as its owner.');
      await this.told(manager, caller, projectId);
      await this.finished.saveCredit(manager, projectId, profileId, credit);
    });
  }

  /** Credits a former member. Again changes nothing. */
  give(caller: Caller, projectId: string, userId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      requireCompleted(requireOwner(project));
      const formerId = (await this.users.findIds(manager, [userId], profileId)).get(userId);
      if (formerId === undefined) throw new DomainError('project.former_member_not_found');
      if (await this.finished.isGiven(manager, projectId, formerId)) return;
      const role = await this.finished.findFormerRole(manager, projectId, formerId);
      if (role === null) throw new DomainError('project.former_member_not_found');
      await this.told(manager, caller, projectId);
      await this.finished.give(manager, projectId, formerId, role);
      await notify(manager, 'credit_given', { projectId, to: [formerId], personId: profileId, by: profileId });
    });
  }

  /** Again changes nothing, and of people who are blocked it works too. What the former member wrote stays theirs. */
  takeBack(caller: Caller, projectId: string, userId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project) => {
      requireOwner(project);
      const formerId = (await this.users.findIds(manager, [userId])).get(userId);
      if (formerId === undefined || !(await this.finished.isGiven(manager, projectId, formerId))) return;
      await this.told(manager, caller, projectId);
      await this.finished.takeBack(manager, projectId, formerId);
      await retract(manager, ['credit_given'], { projectId, to: [formerId] });
    });
  }

  /** Others read the change; the open pages of the team at once. */
  private async told(manager: EntityManager, caller: Caller, projectId: string): Promise<void> {
    await this.projects.countChange(manager, caller);
    await renewListsOfTeam(manager, projectId);
  }

  private async change(caller: Caller, projectId: string, change: Change): Promise<void> {
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) =>
      change(manager, await this.projects.lock(manager, projectId, person.profileId), person),
    );
  }
}
