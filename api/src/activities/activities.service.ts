import type { ReadActivities } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { Page } from '../lists/page.ts';
import { hasProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { ActivitiesRepository } from './activities.repository.ts';

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

  /** A job: deletes what is older than can be read. */
  forgetOld(most: number): Promise<number> {
    return this.activities.forgetOld(most);
  }
}
