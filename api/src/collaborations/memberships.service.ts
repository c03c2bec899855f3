import { DEFAULT_INVITE_ROLE, type RemoveMember, type ValidCheckIn } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivitiesService } from '../activities/activities.service.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireOwner, requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { CollaborationsRepository } from './collaborations.repository.ts';

type Change = (manager: EntityManager, project: ProjectAccess, callerId: string) => Promise<void>;

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

  leave(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, callerId) => {
      if (project.viewer === 'owner') throw new DomainError('project.owner_stays');
      if (project.viewer !== 'member') throw new DomainError('project.not_member');
      await this.members.delete(manager, projectId, callerId);
    });
  }

  /** Says that a member is still with the team, whenever they like, and perhaps how much time they have from now on. */
  checkIn(caller: Caller, projectId: string, commitment: ValidCheckIn['commitment']): Promise<void> {
    return this.change(caller, projectId, async (manager, project, callerId) => {
      if (project.viewer !== 'member') throw new DomainError('project.not_member');
      await this.members.checkIn(manager, projectId, callerId);
      if (commitment) await this.members.commit(manager, projectId, callerId, commitment);
    });
  }

  remove(caller: Caller, projectId: string, { userId, words }: RemoveMember): Promise<void> {
    return this.change(caller, projectId, async (manager, project) => {
      requireOwner(project);
      const memberId = await this.memberOf(manager, projectId, userId);
      await this.members.delete(manager, projectId, memberId);
      await this.activities.tellRemoved(manager, projectId, memberId, words);
    });
  }

  /** Asks one member; whoever was asked before is asked no more. */
  offer(caller: Caller, projectId: string, userId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project) => {
      requireOwner(project);
      await this.projects.offerTo(manager, projectId, await this.memberOf(manager, projectId, userId));
    });
  }

  /** The owner takes the offer back, or the member declines it. */
  endOffer(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, callerId) => {
      const asked = await this.projects.findAsked(manager, projectId);
      if (asked === null || (project.viewer !== 'owner' && asked !== callerId))
        throw new DomainError('project.handover_not_found');
      await this.projects.offerTo(manager, projectId, null);
    });
  }

  /** The one who is asked becomes the owner, and the former owner a member in their place. */
  accept(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, { ownerId }, callerId) => {
      const asked = await this.projects.findAsked(manager, projectId);
      if (asked !== callerId || ownerId === null) throw new DomainError('project.handover_not_found');
      // The owner first: the place of somebody who owns the project by then is not left.
      await this.projects.changeOwner(manager, projectId, callerId);
      await this.members.delete(manager, projectId, callerId);
      const member = { projectId, userId: ownerId, role: DEFAULT_INVITE_ROLE, inviteId: null };
      await this.members.insert(manager, member);
    });
  }

  private async change(caller: Caller, projectId: string, change: Change): Promise<void> {
    const { profileId } = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      const project = requireVisible(await this.projects.lock(manager, projectId, profileId));
      await change(manager, project, profileId);
    });
  }

  private async memberOf(manager: EntityManager, projectId: string, userId: string): Promise<string> {
    const id = (await this.users.findIds(manager, [userId])).get(userId);
    if (id === undefined || !(await this.members.has(manager, projectId, id)))
      throw new DomainError('project.member_not_found');
    return id;
  }
}
