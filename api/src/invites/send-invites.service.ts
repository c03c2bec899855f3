import {
  type BulkInviteResult,
  DEFAULT_INVITE_ROLE,
  type Invite,
  LIMITS,
  type ValidCreateInvite,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockLists } from '../database/lock-order.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { sentenceOf } from '../platform/errors/error-answers.ts';
import type { ProjectAccess } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { afterSending } from './after-invite.ts';
import { requireMayInvite, requireNoDecline, requireReceiver, requireTakesInvites } from './invite.policy.ts';
import { InviteRoom } from './invite-room.ts';
import { InvitesRepository } from './invites.repository.ts';

interface Sending {
  readonly sender: CallerWithProfile;
  readonly project: ProjectAccess;
  readonly role: string;
  readonly note: string;
  /** Profile ids by what the request called the people. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Sends invites. The project stays locked, so that its limits and seats don't change once they are counted. */
@Injectable()
export class SendInvitesService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly room: InviteRoom,
  ) {}

  async sendOne(caller: Caller, { projectId, receiverId, role, note }: ValidCreateInvite): Promise<Invite | null> {
    const sender = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      const project = requireMayInvite(await this.projects.lock(manager, projectId, sender.profileId), new Date());
      const ids = await this.holdPeople(manager, sender, [receiverId]);
      const id = await this.send(manager, { sender, project, role, note, ids }, receiverId);
      return this.invites.findSeenBy(manager, sender.profileId, id);
    });
  }

  /** One refusal does not stop the others; when all are refused, nothing was created and the call fails. */
  async sendMany(caller: Caller, projectId: string, userIds: readonly string[]): Promise<BulkInviteResult> {
    const sender = requireProfile(caller);
    return this.database.transaction(async (manager) => {
      const project = requireMayInvite(await this.projects.lock(manager, projectId, sender.profileId), new Date());
      const ids = await this.holdPeople(manager, sender, userIds);
      const sending = { sender, project, role: DEFAULT_INVITE_ROLE, note: '', ids };
      const results: BulkInviteResult = [];
      for (const userId of userIds) results.push(await resultOf(userId, this.send(manager, sending, userId)));
      if (results.some(({ created }) => created)) return results;
      if (results.some(({ code }) => code === 'request.rate_limited')) await this.room.require(manager, sender, null);
      throw new DomainError('invite.none_created');
    });
  }

  /** The people whom the request names and who exist for the sender stay as they are, as does the sender. */
  private async holdPeople(
    manager: EntityManager,
    sender: CallerWithProfile,
    references: readonly string[],
  ): Promise<Sending['ids']> {
    const ids = await this.users.findIds(manager, references, sender.profileId);
    const held = await this.users.lock(manager, sender, ids.values());
    await this.room.lock(manager, sender);
    await lockLists(manager, [...held]);
    return new Map([...ids].filter(([, id]) => held.has(id)));
  }

  private async send(
    manager: EntityManager,
    { sender, project, role, note, ids }: Sending,
    userId: string,
  ): Promise<string> {
    const receiverId = requireReceiver(ids.get(userId), sender, project);
    const pending = await this.invites.countPending(manager, project.id);
    if (pending >= LIMITS.pendingInvitesPerProject) throw new DomainError('invite.too_many_pending');
    const asksToJoin = await this.invites.isWaitedFor(manager, project.id, receiverId);
    // A decline closes the interest before it. Interest shown after it means that they have changed their mind.
    if (!asksToJoin) requireNoDecline(await this.invites.findDecline(manager, project.id, receiverId));
    const receiver = await this.users.findInvitable(manager, receiverId);
    await this.room.require(manager, sender, receiver.uid);
    if (!asksToJoin) requireTakesInvites(receiver);
    const invite = { projectId: project.id, senderId: sender.profileId, receiverId, role, note };
    const id = await this.invites.insert(manager, invite);
    if (id === null) throw new DomainError('invite.already_sent');
    await afterSending(manager, invite);
    await this.room.take(manager, sender, receiver.uid);
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
