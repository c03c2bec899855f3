import type { OpenedTeamRound, ValidOpenTeamRound } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent, tryLockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { nameOfPerson, requireOpsRole } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { BreaksRepository } from './breaks.repository.ts';
import { PlaceSeekersService } from './place-seekers.service.ts';
import { requireNotOver } from './team-search.policy.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

/** Rounds that ops open, and what goes on between them by itself. */
@Injectable()
export class TeamRoundsService {
  constructor(
    private readonly database: DataSource,
    private readonly searches: TeamSearchRepository,
    private readonly hackathons: HackathonsService,
    private readonly placing: PlaceSeekersService,
    private readonly breaks: BreaksRepository,
  ) {}

  async open(caller: Caller, hackathonId: string, { teamSize }: ValidOpenTeamRound): Promise<OpenedTeamRound> {
    requireOpsRole(caller);
    requireNotOver(await this.hackathons.get(hackathonId), new Date());
    return this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      await this.placing.hold(manager, hackathonId);
      await this.placing.endWhatIsOver(manager, hackathonId);
      const round = { hackathonId, teamSize, openedBy: nameOfPerson(caller) };
      return this.placing.place(manager, await this.searches.insertRound(manager, round));
    });
  }

  /** For the upkeep: ends what is over, and places those again whose proposal has ended. Another process may be at it. */
  async keepUp(): Promise<void> {
    await this.breaks.forget(this.database.manager);
    for (const hackathonId of await this.searches.findDue())
      await this.database.transaction(async (manager) => {
        if (await tryLockEvent(manager, hackathonId)) await this.keepUpOne(manager, hackathonId);
      });
  }

  private async keepUpOne(manager: EntityManager, hackathonId: string): Promise<void> {
    await this.placing.hold(manager, hackathonId);
    await this.placing.endWhatIsOver(manager, hackathonId);
    const round = await this.searches.findLastRound(manager, hackathonId);
    if (round && (await this.searches.isToPlace(manager, hackathonId))) await this.placing.place(manager, round);
  }
}
