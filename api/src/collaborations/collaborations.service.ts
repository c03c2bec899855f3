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

  /** For other domains: asks whoever is due whether they are still with their team. */
  askToCheckIn(): Promise<void> {
    return this.collaborations.askToCheckIn();
  }

  /** For other domains: asks those whose last day has come whether they go on. */
  askWhoGoesOn(): Promise<void> {
    return this.collaborations.askWhoGoesOn();
  }
}
