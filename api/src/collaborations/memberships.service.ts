import { DEFAULT_INVITE_ROLE, type RemoveMember, type ValidCheckIn } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivitiesService } from '../activities/activities.service.ts';
import { lockAccountsIfOwnerless, lockListsOfPlace, lockListsOfProject } from '../database/lock-order.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireOwner, requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { CollaborationsRepository } from './collaborations.repository.ts';

type Change = (manager: EntityManager, project: ProjectAccess, person: CallerWithProfile) => Promise<void>;

/** How a place in a team ends, and how a project gets another owner. The project is locked meanwhile (decisions: lives). */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly members: CollaborationsRepository,
    private readonly activities: ActivitiesService,
  ) {}

  async leave(caller: Caller, projectId: string): Promise<void> {
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      await lockAccountsIfOwnerless(manager, projectId);
      const project = requireVisible(await this.projects.lock(manager, projectId, person.profileId));
      if (project.viewer === 'owner') throw new DomainError('project.owner_stays');
      if (project.viewer !== 'member') throw new DomainError('project.not_member');
      await lockListsOfPlace(manager, projectId, person.profileId);
      await this.members.delete(manager, projectId, person.profileId);
    });
  }

  /** Says that a member is still with the team, whenever they like, and perhaps how much time they have from now on. */
  checkIn(caller: Caller, projectId: string, commitment: ValidCheckIn['commitment']): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      if (project.viewer !== 'member') throw new DomainError('project.not_member');
      await this.members.checkIn(manager, projectId, profileId);
      if (commitment) await this.members.commit(manager, projectId, profileId, commitment);
    });
  }

  remove(caller: Caller, projectId: string, { userId, words }: RemoveMember): Promise<void> {
    return this.change(caller, projectId, async (manager, project) => {
      requireOwner(project);
      const memberId = await this.memberOf(manager, projectId, userId);
      await lockListsOfPlace(manager, projectId, memberId);
      await this.members.delete(manager, projectId, memberId);
      await this.activities.tellRemoved(manager, projectId, memberId, words);
    });
  }

  /** Asks one member; whoever was asked before is asked no more. */
  offer(caller: Caller, projectId: string, userId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project) => {
      requireOwner(project);
      const memberId = await this.memberOf(manager, projectId, userId);
      await this.projects.countChange(manager, caller);
      await this.projects.offerTo(manager, projectId, memberId);
    });
  }

  /** The owner takes the offer back, or the member declines it. */
  endOffer(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      const asked = await this.projects.findAsked(manager, projectId);
      if (asked === null || (project.viewer !== 'owner' && asked !== profileId))
        throw new DomainError('project.handover_not_found');
      await this.projects.offerTo(manager, projectId, null);
    });
  }

  /** The one who is asked becomes the owner, and the former owner a member in their place. */
  accept(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, { ownerId }, person) => {
      const { profileId } = person;
      const asked = await this.projects.findAsked(manager, projectId);
      if (asked !== profileId || ownerId === null) throw new DomainError('project.handover_not_found');
      await this.users.lock(manager, person, [ownerId]);
      await lockListsOfProject(manager, projectId);
      // The owner first: the place of somebody who owns the project by then is not left.
      await this.projects.changeOwner(manager, projectId, profileId);
      await this.members.delete(manager, projectId, profileId);
      const member = { projectId, userId: ownerId, role: DEFAULT_INVITE_ROLE, inviteId: null };
      await this.members.insert(manager, member);
    });
  }

  private async change(caller: Caller, projectId: string, change: Change): Promise<void> {
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      const project = requireVisible(await this.projects.lock(manager, projectId, person.profileId));
      await change(manager, project, person);
    });
  }

  private async memberOf(manager: EntityManager, projectId: string, userId: string): Promise<string> {
    const id = (await this.users.findIds(manager, [userId])).get(userId);
    if (id === undefined || !(await this.members.has(manager, projectId, id)))
      throw new DomainError('project.member_not_found');
    return id;
  }
}
