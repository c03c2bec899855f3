import type { OpenedTeamRound } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { tryLockEvent } from '../database/lock-order.ts';
import { EndProposalsService } from './end-proposals.service.ts';
import { PlaceSeekersService } from './place-seekers.service.ts';
import { PlannedRoundsRepository } from './planned-rounds.repository.ts';
import type { TeamRoundEntity } from './team-round.entity.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

type NewRound = Pick<TeamRoundEntity, 'hackathonId' | 'teamSize' | 'openedBy'>;

/** Rounds that organisers or ops open, and what goes on between them by itself. */
@Injectable()
export class TeamRoundsService {
  constructor(
    private readonly database: DataSource,
    private readonly searches: TeamSearchRepository,
    private readonly proposals: EndProposalsService,
    private readonly placing: PlaceSeekersService,
    private readonly planned: PlannedRoundsRepository,
  ) {}

  /** In a transaction that has locked the event. Written first, so that the upkeep goes on where this process ends. */
  async begin(manager: EntityManager, round: NewRound): Promise<void> {
    await this.proposals.end(manager, round.hackathonId);
    await this.searches.insertRound(manager, round);
    await this.searches.markToPlace(manager, round.hackathonId);
  }

  place(hackathonId: string): Promise<OpenedTeamRound> {
    return this.placing.place(hackathonId);
  }

  /** A job: erases what recognizes people at events that are over. @returns of how many parts of proposals */
  forgetKeys(most: number): Promise<number> {
    return this.proposals.forget(this.database.manager, most);
  }

  /** A job: opens rounds whose time has come, ends what is over, and places those again whose proposal has ended. One event's failure stops no other. */
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
      const due = await this.planned.takeDue(manager, hackathonId);
      if (due) await this.begin(manager, { hackathonId, ...due, openedBy: '' });
      else await this.proposals.end(manager, hackathonId);
      return true;
    });
    if (isTaken) await this.placing.place(hackathonId);
  }
}
