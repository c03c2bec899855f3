import { Injectable } from '@nestjs/common';
import type { Page } from '../lists/page.ts';
import { OrganisersService } from '../organisers/organisers.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { EventTeamsRepository, type TeamsQuery } from './event-teams.repository.ts';

/** Who is with whom at an event, as its organisers read it: never who said no, nor a team that fell through. */
@Injectable()
export class EventTeamsService {
  constructor(
    private readonly organisers: OrganisersService,
    private readonly teams: EventTeamsRepository,
  ) {}

  async list(caller: Caller, hackathonId: string, query: TeamsQuery): Promise<Page> {
    await this.organisers.require(caller, hackathonId);
    return this.teams.findPage(hackathonId, caller.profileId, query);
  }
}
