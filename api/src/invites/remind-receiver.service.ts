import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockLists } from '../database/lock-order.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { afterAskingAgain } from './after-invite.ts';
import { requireMayInvite, requirePending, requireSent } from './invite.policy.ts';
import { InvitesRepository } from './invites.repository.ts';

/** Reminds the receiver of a pending invite, as its sender; once, and only while the project takes people. */
@Injectable()
export class RemindReceiverService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
  ) {}

  async remind(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { projectId, senderId, receiverId } = requireSent(await this.invites.find(manager, id), caller);
      const project = await this.projects.lock(manager, projectId, senderId);
      await this.projects.countChange(manager, caller);
      await lockLists(manager, [senderId, receiverId]);
      const invite = requireSent(await this.invites.find(manager, id), caller);
      requirePending(invite, new Date());
      requireMayInvite(project, new Date());
      if (!(await this.invites.askAgain(manager, id))) throw new DomainError('invite.already_reminded');
      await afterAskingAgain(manager, invite);
    });
  }
}
