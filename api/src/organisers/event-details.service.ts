import type { ValidSaveEventDetails } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { OrganisersService } from './organisers.service.ts';

/** When and where an event is, as its organisers say. */
@Injectable()
export class EventDetailsService {
  constructor(
    private readonly database: DataSource,
    private readonly organisers: OrganisersService,
    private readonly hackathons: HackathonsService,
  ) {}

  async save(caller: Caller, hackathonId: string, details: ValidSaveEventDetails): Promise<void> {
    await this.organisers.require(caller, hackathonId);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      const changed = await this.hackathons.saveDetails(manager, hackathonId, details);
      if (changed.length === 0) return;
      await this.organisers.note(manager, caller, { hackathonId, action: 'edit_details', detail: changed.join(', ') });
    });
  }
}
