import {
  type BulkInviteResult,
  DEFAULT_INVITE_ROLE,
  type Invite,
  LIMITS,
  type ValidCreateInvite,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { sentenceOf } from '../platform/errors/error-body.ts';
import type { ProjectStanding } from '../projects/project-standing.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { requireMayInvite, requireReceiver } from './invite.policy.ts';
import { InvitesRepository } from './invites.repository.ts';

interface Sending {
  readonly sender: CallerWithProfile;
  readonly project: ProjectStanding;
  readonly role: string;
  /** Profile ids by what the request called the people. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Sends invites. The project stays locked meanwhile, so that limits and seats are counted for good. */
@Injectable()
export class SendingService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
  ) {}

  async sendOne(caller: Caller, { projectId, receiverId, role }: ValidCreateInvite): Promise<Invite | null> {
    const sender = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      const project = requireMayInvite(await this.projects.lock(manager, projectId, sender.profileId), new Date());
      const ids = await this.users.findIds(manager, [receiverId]);
      const id = await this.send(manager, { sender, project, role, ids }, receiverId);
      return this.invites.findSeenBy(manager, sender.profileId, id);
    });
  }

  /** One refusal does not stop the others; when all are refused, nothing was created and the call fails. */
  async sendMany(caller: Caller, projectId: string, userIds: readonly string[]): Promise<BulkInviteResult> {
    const sender = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      const project = requireMayInvite(await this.projects.lock(manager, projectId, sender.profileId), new Date());
      const ids = await this.users.findIds(manager, userIds);
      const results: BulkInviteResult = [];
      for (const userId of userIds) {
        const sending = this.send(manager, { sender, project, role: DEFAULT_INVITE_ROLE, ids }, userId);
        results.push(await resultOf(userId, sending));
      }
      if (!results.some((result) => result.created)) throw new DomainError('invite.none_created');
      return results;
    });
  }

  private async send(manager: EntityManager, { sender, project, role, ids }: Sending, userId: string): Promise<string> {
    const receiverId = requireReceiver(ids.get(userId), sender, project);
    const pending = await this.invites.countPending(manager, project.id);
    if (pending >= LIMITS.pendingInvitesPerProject) throw new DomainError('invite.too_many_pending');
    const invite = { projectId: project.id, senderId: sender.profileId, receiverId, role };
    const id = await this.invites.insert(manager, invite);
    if (id === null) throw new DomainError('invite.already_sent');
    return id;
  }
}

async function resultOf(userId: string, sending: Promise<string>): Promise<BulkInviteResult[number]> {
  try {
    await sending;
    return { userId, created: true, error: null, code: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { userId, created: false, error: sentenceOf(error), code: error.code };
  }
}
