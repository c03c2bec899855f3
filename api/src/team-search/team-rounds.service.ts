import type { OpenedTeamRound, ValidOpenTeamRound } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEvent, tryLockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { actorOf } from '../organisers/organiser.policy.ts';
import { OrganisersService } from '../organisers/organisers.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { EndProposalsService } from './end-proposals.service.ts';
import { PlaceSeekersService } from './place-seekers.service.ts';
import { requireNotOver } from './team-search.policy.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

/** Rounds that organisers or ops open, and what goes on between them by itself. */
@Injectable()
export class TeamRoundsService {
  constructor(
    private readonly database: DataSource,
    private readonly searches: TeamSearchRepository,
    private readonly hackathons: HackathonsService,
    private readonly proposals: EndProposalsService,
    private readonly placing: PlaceSeekersService,
    private readonly organisers: OrganisersService,
  ) {}

  /** The round and who is to be placed are written first, so that the upkeep goes on where this process ends. */
  async open(caller: Caller, hackathonId: string, { teamSize }: ValidOpenTeamRound): Promise<OpenedTeamRound> {
    await this.organisers.require(caller, hackathonId);
    requireNotOver(await this.hackathons.get(hackathonId), new Date());
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      await this.proposals.end(manager, hackathonId);
      await this.searches.insertRound(manager, { hackathonId, teamSize, openedBy: actorOf(caller).ops ?? '' });
      await this.organisers.note(manager, caller, {
        hackathonId,
        action: 'open_round',
        detail: `Teams of ${teamSize}`,
      });
      await this.searches.markToPlace(manager, hackathonId);
    });
    return this.placing.place(hackathonId);
  }

  /** A job: erases what recognizes people at events that are over. @returns of how many parts of proposals */
  forgetKeys(most: number): Promise<number> {
    return this.proposals.forget(this.database.manager, most);
  }

  /** A job: ends what is over, and places those again whose proposal has ended. One event's failure stops no other. */
  async keepUp(): Promise<void> {
    const failures: unknown[] = [];
    for (const hackathonId of await this.searches.findDue())
      await this.keepUpOne(hackathonId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }

  /** Another process may have locked the event. */
  private async keepUpOne(hackathonId: string): Promise<void> {
    const isTaken = await this.database.transaction(async (manager) => {
      if (!(await tryLockEvent(manager, hackathonId))) return false;
      await this.proposals.end(manager, hackathonId);
      return true;
    });
    if (isTaken) await this.placing.place(hackathonId);
  }
}
