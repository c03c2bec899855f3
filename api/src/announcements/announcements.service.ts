import type { Announcement, ValidAnnounce } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import { OrganisersService } from '../organisers/organisers.service.ts';
import { hasProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { ParticipantsService } from '../team-search/participants.service.ts';
import { UsersService } from '../users/users.service.ts';
import { requireFewToday } from './announcement.policy.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';

/** What organisers tell everybody who takes part in their event. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly database: DataSource,
    private readonly announcements: AnnouncementsRepository,
    private readonly organisers: OrganisersService,
    private readonly participants: ParticipantsService,
    private readonly users: UsersService,
  ) {}

  async list(caller: Caller, hackathonId: string): Promise<Announcement[]> {
    await this.organisers.require(caller, hackathonId);
    return this.announcements.find(hackathonId);
  }

  async announce(caller: Caller, hackathonId: string, { words }: ValidAnnounce): Promise<Announcement> {
    await this.organisers.require(caller, hackathonId);
    const { profileId } = caller;
    return this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      if (hasProfile(caller)) await this.users.lock(manager, caller);
      requireFewToday(await this.announcements.countToday(manager, hackathonId));
      const everybody = await this.participants.findPeople(manager, hackathonId);
      const people = everybody.filter((id) => id !== profileId);
      await this.organisers.note(manager, caller, { hackathonId, action: 'announce', detail: `${people.length}` });
      await notify(manager, 'event_announced', { hackathonId, to: people, by: profileId, words, saidBy: profileId });
      return this.announcements.insert(manager, { hackathonId, sentBy: profileId, words, people: people.length });
    });
  }
}
