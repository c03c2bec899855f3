import { TEAM_SIZE_NOT_CHOSEN } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockLists } from '../database/lock-order.ts';
import { tellWebhooks } from '../notifications/tell-webhooks.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { ProjectAccess } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { afterAccepting } from './after-invite.ts';
import { AnswerInviteService } from './answer-invite.service.ts';
import type { InviteEntity } from './invite.entity.ts';
import { InvitesRepository, type NewInvite } from './invites.repository.ts';

/** Somebody who has said yes to a team, and the role that they take. */
interface Agreed {
  readonly userId: string;
  readonly role: string;
  /** As their profile says; `null` where it says nothing. */
  readonly hoursPerWeek: number | null;
}

/** For other domains: their yes to a team stands for the yes to an invite of its owner, so they join as everybody does. */
@Injectable()
export class JoinAgreedService {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
    private readonly answers: AnswerInviteService,
  ) {}

  /**
   * Projects and people are held. People who are on the team already stay on it.
   *
   * @param size of the team, where the project has chosen none
   * @param by who said the last yes
   */
  async join(
    manager: EntityManager,
    { projectId, size, by }: { projectId: string; size: number; by: string },
    people: readonly Agreed[],
  ): Promise<void> {
    const { ownerId, maxTeamSize } = await this.access(manager, projectId, null);
    if (ownerId === null) throw new DomainError('project.archived');
    await lockLists(manager, [ownerId, ...people.map(({ userId }) => userId)]);
    if (maxTeamSize === TEAM_SIZE_NOT_CHOSEN) await this.projects.resizeTeam(manager, projectId, size);
    for (const { userId, role, hoursPerWeek } of people) {
      const invite = { projectId, senderId: ownerId, receiverId: userId, role, note: '' };
      await this.joinOne(manager, invite, { hoursPerWeek, by });
    }
  }

  private async joinOne(
    manager: EntityManager,
    invite: NewInvite,
    { hoursPerWeek, by }: { hoursPerWeek: number | null; by: string },
  ): Promise<void> {
    const project = await this.access(manager, invite.projectId, invite.receiverId);
    if (project.viewer === 'owner' || project.viewer === 'member') return;
    const pending = await this.invites.findPending(manager, invite.projectId, invite.receiverId);
    const accepted = pending ?? (await this.insertAccepted(manager, invite));
    await this.answers.join(manager, project, accepted, { hoursPerWeek, until: null });
    if (!pending)
      return tellWebhooks(manager, 'member.joined', { projectId: invite.projectId, personId: invite.receiverId });
    await this.invites.setStatus(manager, pending.id, 'accepted');
    await afterAccepting(manager, pending, by);
  }

  /** None of them is told of it: they have all agreed. */
  private async insertAccepted(manager: EntityManager, invite: NewInvite): Promise<InviteEntity> {
    const id = await this.invites.insert(manager, invite, 'accepted');
    const accepted = id === null ? null : await this.invites.find(manager, id);
    if (!accepted) throw new DomainError('invite.already_sent');
    return accepted;
  }

  private async access(manager: EntityManager, projectId: string, userId: string | null): Promise<ProjectAccess> {
    const project = await this.projects.findAccess(manager, projectId, userId);
    if (!project) throw new DomainError('project.not_found');
    return project;
  }
}
