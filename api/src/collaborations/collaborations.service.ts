import type { Collaboration } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { afterAsking, afterLastDay } from '../endings/after-check-in.ts';
import { afterJoining } from '../endings/after-joining.ts';
import { requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { CollaborationsRepository, type NewMember } from './collaborations.repository.ts';

@Injectable()
export class CollaborationsService {
  constructor(
    private readonly database: DataSource,
    private readonly collaborations: CollaborationsRepository,
  ) {}

  async listOf(caller: Caller, userId: string): Promise<Collaboration[]> {
    requireSelf(caller, userId);
    return caller.profileId === null ? [] : this.collaborations.findOf(caller.profileId);
  }

  /** For other domains: adds a member to the team of a project that is locked and has a free seat. */
  async join(manager: EntityManager, member: NewMember): Promise<void> {
    await this.collaborations.insert(manager, member);
    await afterJoining(manager, member.projectId, member.userId);
  }

  /** A job: asks members who are due whether they are still with their team. */
  askToCheckIn(most: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const asked = await this.collaborations.askToCheckIn(manager, most);
      await afterAsking(manager, asked);
      return asked.length;
    });
  }

  /** A job: asks members whose last day has come whether they go on. */
  askWhoGoesOn(most: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const asked = await this.collaborations.askWhoGoesOn(manager, most);
      await afterLastDay(manager, asked);
      return asked.length;
    });
  }
}
