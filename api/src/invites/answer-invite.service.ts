import { type Invite, SMALLEST_TEAM, TEAM_SIZE_NOT_CHOSEN, type ValidAnswerInvite } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CollaborationsService } from '../collaborations/collaborations.service.ts';
import { lockLists, lockPeople } from '../database/lock-order.ts';
import { hasProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireFreeSeat, requireOpen, requireVisible } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { afterAccepting, afterDeclining, afterUndoing, afterWithdrawing } from './after-invite.ts';
import type { InviteEntity } from './invite.entity.ts';
import { requireJustDeclined, requirePending, requireReceived, requireSent } from './invite.policy.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Ends an invite: its receiver accepts or declines it, and may take a decline back; its sender withdraws it. */
@Injectable()
export class AnswerInviteService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
    private readonly collaborations: CollaborationsService,
    private readonly quotas: QuotasService,
  ) {}

  async answer(caller: Caller, id: string, answer: ValidAnswerInvite): Promise<Invite | null> {
    const { status } = answer;
    if (!hasProfile(caller)) throw new DomainError('invite.not_found');
    return this.database.transaction(async (manager) => {
      const { projectId, senderId } = requireReceived(await this.invites.find(manager, id), caller);
      const project = await this.projects.lock(manager, projectId, caller.profileId);
      await lockPeople(manager, [caller.profileId]);
      if (status === 'pending') await this.quotas.use(manager, caller, 'changes');
      await lockLists(manager, [senderId, caller.profileId]);
      // Read again: it may have been answered or deleted while this waited for the lock.
      const invite = requireReceived(await this.invites.find(manager, id), caller);
      if (status === 'pending') requireJustDeclined(invite, project, new Date());
      else requirePending(invite, new Date());
      if (status === 'accepted') await this.join(manager, requireVisible(project), invite, answer);
      await this.invites.setStatus(manager, id, status);
      if (status === 'accepted') await afterAccepting(manager, invite, caller.profileId);
      else if (status === 'declined') await afterDeclining(manager, invite);
      else await afterUndoing(manager, invite);
      return this.invites.findSeenBy(manager, caller.profileId, id);
    });
  }

  async withdraw(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { projectId, senderId, receiverId } = requireSent(await this.invites.find(manager, id), caller);
      await this.projects.lock(manager, projectId, senderId);
      await this.projects.countChange(manager, caller);
      await lockLists(manager, [senderId, receiverId]);
      const invite = requireSent(await this.invites.find(manager, id), caller);
      requirePending(invite, new Date());
      await this.invites.setStatus(manager, id, 'withdrawn');
      await afterWithdrawing(manager, invite);
    });
  }

  /** Gives the receiver their place in the team of a project that is locked. */
  async join(
    manager: EntityManager,
    project: ProjectAccess,
    invite: InviteEntity,
    { hoursPerWeek, until: committedUntil }: Pick<ValidAnswerInvite, 'hoursPerWeek' | 'until'>,
  ): Promise<void> {
    requireOpen(project, new Date());
    requireFreeSeat(project);
    if (project.maxTeamSize === TEAM_SIZE_NOT_CHOSEN)
      await this.projects.resizeTeam(manager, project.id, SMALLEST_TEAM);
    const { projectId, receiverId, role, id } = invite;
    const commitment = { hoursPerWeek, committedUntil };
    await this.collaborations.join(manager, { projectId, userId: receiverId, role, inviteId: id, ...commitment });
  }
}
