import type { ReadActivities } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { hasProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { ActivitiesRepository, type ToldOfEvent } from './activities.repository.ts';

/** What concerns a person is theirs alone, so nobody is asked whose list it is. */
@Injectable()
export class ActivitiesService {
  constructor(private readonly activities: ActivitiesRepository) {}

  async list(caller: Caller, query: { limit: number; cursor?: string | undefined }): Promise<Page | never[]> {
    return hasProfile(caller) ? this.activities.findPage(caller.profileId, query) : [];
  }

  /** Others' are left as they are. */
  async markRead(caller: Caller, { ids }: ReadActivities): Promise<void> {
    if (hasProfile(caller)) await this.activities.markRead(caller.profileId, ids);
  }

  /** For other domains: tells a person that the owner has taken their place away, and why. */
  tellRemoved(manager: EntityManager, projectId: string, userId: string, words: string): Promise<void> {
    return this.activities.tellRemoved(manager, projectId, userId, words);
  }

  /** For other domains: tells people that they are a team now. */
  tellOfTeam(manager: EntityManager, projectId: string, people: readonly string[]): Promise<void> {
    return this.activities.tellOfTeam(manager, projectId, people);
  }

  /** For other domains: tells people of an event that they look for a team for. */
  tellOfEvent(manager: EntityManager, hackathonId: string, told: ToldOfEvent): Promise<void> {
    return this.activities.tellOfEvent(manager, hackathonId, told);
  }

  /** A job: deletes what is older than can be read. */
  forgetOld(most: number): Promise<number> {
    return this.activities.forgetOld(most);
  }
}
