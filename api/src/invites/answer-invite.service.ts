import { type AnswerInvite, type Invite, SMALLEST_TEAM, TEAM_SIZE_NOT_CHOSEN } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CollaborationsService } from '../collaborations/collaborations.service.ts';
import { hasProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireFreeSeat, requireOpen, requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import type { InviteEntity } from './invite.entity.ts';
import { requirePending, requireReceived } from './invite.policy.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Answers an invite: pending to accepted or declined, by its receiver, once. */
@Injectable()
export class AnswerInviteService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
    private readonly collaborations: CollaborationsService,
  ) {}

  async answer(caller: Caller, id: string, { status }: AnswerInvite): Promise<Invite | null> {
    if (!hasProfile(caller)) throw new DomainError('invite.not_found');
    return this.database.transaction(async (manager) => {
      const { projectId } = requireReceived(await this.invites.find(manager, id), caller);
      // Everybody locks the project before its invites, so nobody waits in a circle.
      const project = await this.projects.lock(manager, projectId, caller.profileId);
      // Read again: whoever held the lock before may have answered or deleted it.
      const invite = requireReceived(await this.invites.find(manager, id), caller);
      requirePending(invite);
      if (status === 'pending') throw new DomainError('invite.not_pending');
      if (status === 'accepted') await this.join(manager, requireVisible(project), invite);
      await this.invites.answer(manager, id, status);
      return this.invites.findSeenBy(manager, caller.profileId, id);
    });
  }

  private async join(manager: EntityManager, project: ProjectAccess, invite: InviteEntity): Promise<void> {
    requireOpen(project, new Date());
    requireFreeSeat(project);
    if (project.maxTeamSize === TEAM_SIZE_NOT_CHOSEN)
      await this.projects.resizeTeam(manager, project.id, SMALLEST_TEAM);
    const { projectId, receiverId, role, id } = invite;
    await this.collaborations.join(manager, { projectId, userId: receiverId, role, inviteId: id });
  }
}
