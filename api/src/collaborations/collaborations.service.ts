import type { Collaboration } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CollaborationsRepository, type NewMember } from './collaborations.repository.ts';

@Injectable()
export class CollaborationsService {
  constructor(private readonly collaborations: CollaborationsRepository) {}

  async listOf(caller: Caller, userId: string): Promise<Collaboration[]> {
    requireSelf(caller, userId);
    return caller.profileId === null ? [] : this.collaborations.findOf(caller.profileId);
  }

  /** For other domains: adds a member to the team of a project that is locked and has a free seat. */
  join(manager: EntityManager, member: NewMember): Promise<void> {
    return this.collaborations.insert(manager, member);
  }

  /** A job: asks members who are due whether they are still with their team. */
  askToCheckIn(most: number): Promise<number> {
    return this.collaborations.askToCheckIn(most);
  }

  /** A job: asks members whose last day has come whether they go on. */
  askWhoGoesOn(most: number): Promise<number> {
    return this.collaborations.askWhoGoesOn(most);
  }
}
