import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { renewListsOf } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import { BreaksRepository } from './breaks.repository.ts';
import { RunsRepository } from './runs.repository.ts';
import { TeamProposalsRepository } from './team-proposals.repository.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

const MISSED = "You didn't answer two proposed teams. You can look again any time.";
const BEGUN = "The event has begun, and we didn't find a team.";

/** Ends the proposals of an event that are over or broken, and searches that go on in vain, whose people are told. */
@Injectable()
export class EndProposalsService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly breaks: BreaksRepository,
    private readonly proposals: TeamProposalsRepository,
    private readonly searches: TeamSearchRepository,
  ) {}

  /** Needs the event's lock, and takes those of its people. */
  async end(manager: EntityManager, hackathonId: string): Promise<void> {
    const tell = (people: readonly string[], words: string) =>
      notify(manager, 'team_search_ended', { hackathonId, to: people, words, by: null });
    await this.runs.hold(manager, hackathonId);
    await this.breaks.record(manager, hackathonId);
    const people = await this.proposals.endBroken(manager, hackathonId);
    await tell(await this.searches.endMissed(manager, hackathonId), MISSED);
    await tell(await this.searches.endExpiredSearches(manager, hackathonId), BEGUN);
    await renewListsOf(manager, people);
  }

  /** Erases what recognizes people at events that are over. @returns of how many parts of proposals */
  forget(manager: EntityManager, most: number): Promise<number> {
    return this.breaks.forget(manager, most);
  }
}
