import { INVITE_LIFE_DAYS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InviteEntity } from './invite.entity.ts';
import type { NewInvite } from './invites.repository.ts';

/** Invites of people who have said yes to a team already. */
@Injectable()
export class AgreedInvitesRepository {
  /** The one that waits for them, or one that is accepted as it is made: of that nobody has to be told. */
  async findOrInsert(manager: EntityManager, invite: NewInvite): Promise<InviteEntity> {
    const { projectId, receiverId } = invite;
    const waiting = await manager.findOneBy(InviteEntity, { projectId, receiverId, status: 'pending' });
    if (waiting) return waiting;
    const { identifiers } = await manager.insert(InviteEntity, {
      ...invite,
      lifeDays: INVITE_LIFE_DAYS,
      status: 'accepted',
      answeredAt: () => 'now()',
    });
    return manager.findOneByOrFail(InviteEntity, { id: String(identifiers[0]?.id) });
  }
}
