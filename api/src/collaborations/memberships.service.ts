import { DEFAULT_INVITE_ROLE, type RemoveMember, type ValidCheckIn } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccountsIfOwnerless, lockListsOfPlace, lockListsOfProject } from '../database/lock-order.ts';
import { forgetLastDay, forgetQuestions } from '../endings/after-check-in.ts';
import { endPlaces, partFromTeams } from '../endings/end-places.ts';
import { notify } from '../notifications/notify.ts';
import { retract } from '../notifications/retract.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireOwner, requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { CollaborationsRepository } from './collaborations.repository.ts';
import { CollaborationsService } from './collaborations.service.ts';

type Change = (manager: EntityManager, project: ProjectAccess, person: CallerWithProfile) => Promise<void>;

/** How a place in a team ends, and how a project gets another owner. The project is locked meanwhile (decisions: lives). */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly members: CollaborationsRepository,
    private readonly collaborations: CollaborationsService,
  ) {}

  async leave(caller: Caller, projectId: string): Promise<void> {
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      await lockAccountsIfOwnerless(manager, projectId);
      const project = requireVisible(await this.projects.lock(manager, projectId, person.profileId));
      if (project.viewer === 'owner') throw new DomainError('project.owner_stays');
      if (project.viewer !== 'member') throw new DomainError('project.not_member');
      await lockListsOfPlace(manager, projectId, person.profileId);
      await partFromTeams(manager, person.profileId, { userId: person.profileId, projectId });
    });
  }

  /** Says that a member is still with the team, whenever they like, and perhaps how much time they have from now on. */
  checkIn(caller: Caller, projectId: string, commitment: ValidCheckIn['commitment']): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      if (project.viewer !== 'member') throw new DomainError('project.not_member');
      const place = { projectId, userId: profileId };
      await this.members.checkIn(manager, projectId, profileId);
      await forgetQuestions(manager, [place]);
      if (commitment && (await this.members.commit(manager, projectId, profileId, commitment)))
        await forgetLastDay(manager, [place]);
    });
  }

  remove(caller: Caller, projectId: string, { userId, words }: RemoveMember): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      requireOwner(project);
      const memberId = await this.memberOf(manager, projectId, userId);
      await lockListsOfPlace(manager, projectId, memberId);
      await partFromTeams(manager, profileId, { userId: memberId, projectId });
      await notify(manager, 'removed', { projectId, to: [memberId], by: profileId, words, saidBy: profileId });
    });
  }

  /** Asks one member, once: a second call asks nothing. */
  offer(caller: Caller, projectId: string, userId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      requireOwner(project);
      const memberId = await this.memberOf(manager, projectId, userId);
      await this.projects.countChange(manager, caller);
      const asked = await this.projects.findOwnershipOffer(manager, projectId);
      if (asked === memberId) return;
      if (asked !== null) await retract(manager, ['handover_offered'], { projectId, to: [asked] });
      await this.projects.offerOwnership(manager, projectId, memberId);
      await notify(manager, 'handover_offered', { projectId, to: [memberId], personId: profileId, by: profileId });
    });
  }

  /** The owner takes the offer back, or the member declines it. */
  endOffer(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, project, { profileId }) => {
      const asked = await this.projects.findOwnershipOffer(manager, projectId);
      if (asked === null || (project.viewer !== 'owner' && asked !== profileId))
        throw new DomainError('project.handover_not_found');
      await this.projects.offerOwnership(manager, projectId, null);
      if (asked === profileId) await notify(manager, 'handover_declined', { projectId, personId: asked, by: asked });
      else await retract(manager, ['handover_offered'], { projectId, to: [asked] });
    });
  }

  /** The one who is asked becomes the owner, and the former owner a member in their place. */
  accept(caller: Caller, projectId: string): Promise<void> {
    return this.change(caller, projectId, async (manager, { ownerId }, person) => {
      const { profileId } = person;
      const asked = await this.projects.findOwnershipOffer(manager, projectId);
      if (asked !== profileId || ownerId === null) throw new DomainError('project.handover_not_found');
      await this.users.lock(manager, person, [ownerId]);
      await lockListsOfProject(manager, projectId);
      await this.projects.changeOwner(manager, projectId, ownerId, profileId);
      await endPlaces(manager, { userId: profileId, projectId });
      const member = { projectId, userId: ownerId, role: DEFAULT_INVITE_ROLE, inviteId: null };
      await this.collaborations.join(manager, member);
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
