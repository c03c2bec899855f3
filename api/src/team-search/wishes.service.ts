import type { ValidSaveWishes, Wishes } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { WishesRepository } from './wishes.repository.ts';

/**
 * Whom people who look for a team would like on it, and whom not. That is told to nobody: a change notes nothing, notifies nobody
 * and renews no list. Who is wished for need not look, so no answer says whether they do.
 */
@Injectable()
export class WishesService {
  constructor(
    private readonly database: DataSource,
    private readonly wishes: WishesRepository,
    private readonly hackathons: HackathonsService,
  ) {}

  async get(caller: Caller, hackathonId: string): Promise<Wishes> {
    const { profileId } = requireProfile(caller);
    await this.hackathons.get(hackathonId);
    return this.wishes.find(hackathonId, profileId);
  }

  async save(caller: Caller, hackathonId: string, wishes: ValidSaveWishes): Promise<Wishes> {
    const { profileId: userId } = requireProfile(caller);
    await this.hackathons.get(hackathonId);
    const idsOf = (kind: string) => wishes.likes.filter((like) => like.kind === kind).map(({ id }) => id);
    const [projects, people] = [idsOf('project'), [...idsOf('person'), ...wishes.avoids]];
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      const searchId = await this.wishes.findOwnSearch(manager, hackathonId, userId);
      if (searchId === null) throw new DomainError('team_search.not_looking');
      if ((await this.wishes.holdProjects(manager, projects, hackathonId, userId)) < projects.length)
        throw new DomainError('project.not_found');
      if ((await this.wishes.holdPeople(manager, people, userId)) < people.length)
        throw new DomainError('user.not_found');
      await this.wishes.replace(manager, { searchId, userId }, wishes);
    });
    return this.wishes.find(hackathonId, userId);
  }
}
