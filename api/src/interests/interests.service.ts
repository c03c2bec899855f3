import type { AnswerInterest, AskedProject, Interest, ProjectInterest, ValidShowInterest } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { tellClosed } from '../endings/waiting.ts';
import { notify } from '../notifications/notify.ts';
import { retract } from '../notifications/retract.ts';
import { requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { requireOwner } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { UsersService } from '../users/users.service.ts';
import type { InterestEntity } from './interest.entity.ts';
import {
  requireMayShowInterest,
  requireNoInterestYet,
  requireOwn,
  requireOwnInterest,
  requireShown,
} from './interest.policy.ts';
import { InterestsRepository } from './interests.repository.ts';

@Injectable()
export class InterestsService {
  constructor(
    private readonly database: DataSource,
    private readonly interests: InterestsRepository,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
  ) {}

  /** The projects a person is interested in, as far as they may still see them. */
  async listOf(caller: Caller, userId: string): Promise<AskedProject[]> {
    requireSelf(caller, userId);
    if (caller.profileId === null) return [];
    const interests = await this.interests.findOwn(caller.profileId);
    const projects = await this.projects.findVisible([...interests.keys()], caller.profileId);
    return projects.map((project) => ({ ...project, interest: interests.get(project.id) }));
  }

  async show(caller: Caller, { userId, projectId, words, role }: ValidShowInterest): Promise<Interest> {
    const person = requireOwnInterest(caller, userId);
    const { profileId } = person;
    return this.database.transaction(async (manager) => {
      const project = await this.projects.lock(manager, projectId, profileId);
      const open = requireMayShowInterest(project, new Date());
      requireNoInterestYet(await this.interests.findOf(manager, profileId, open.id), open);
      await this.users.lock(manager, person);
      await this.quotas.use(manager, person, 'interests');
      const shown = await this.interests.show(manager, { userId: profileId, projectId: open.id, words, role });
      await notify(manager, 'interest_shown', { projectId: open.id, personId: profileId, by: profileId, words });
      return shown;
    });
  }

  /** Who waits for the owner's answer. */
  async listOfProject(caller: Caller, projectId: string): Promise<ProjectInterest[]> {
    const { id, ownerId } = requireOwner(
      await this.projects.findAccess(this.database.manager, projectId, caller.profileId),
    );
    return ownerId === null ? [] : this.interests.findOpenOf(id, ownerId);
  }

  async withdraw(caller: Caller, id: string): Promise<void> {
    await this.end(caller, id, 'withdrawn', async (_manager, interest) => requireOwn(interest, caller));
  }

  /** The owner's "not now". Of interest in what is not theirs, a caller may not even know that it exists. */
  async answer(caller: Caller, id: string, { status }: AnswerInterest): Promise<void> {
    await this.end(caller, id, status, async (manager, interest) => {
      const access = interest && (await this.projects.findAccess(manager, interest.projectId, caller.profileId));
      if (!interest || access?.viewer !== 'owner') throw new DomainError('interest.not_found');
      return interest;
    });
  }

  /** A job: closes interest that no owner has answered in time. */
  closeOld(most: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const closed = await this.interests.closeOld(manager, most);
      await tellClosed(manager, closed);
      return closed.length;
    });
  }

  private async end(
    caller: Caller,
    id: string,
    status: InterestEntity['status'],
    require: (manager: EntityManager, interest: InterestEntity | null) => Promise<InterestEntity>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { projectId, userId } = await require(manager, await this.interests.find(manager, id));
      await this.projects.lock(manager, projectId, null);
      // Read again: it may have been answered while this waited for the lock.
      requireShown(await require(manager, await this.interests.find(manager, id)));
      if (status === 'not_now') await this.projects.countChange(manager, caller);
      await this.interests.setStatus(manager, id, status);
      if (status === 'withdrawn') await retract(manager, ['interest_shown'], { projectId, personId: userId });
      else await notify(manager, 'interest_not_now', { projectId, to: [userId], by: caller.profileId });
    });
  }
}
