import { type OpenedTeamRound, TEAM_PROPOSAL_HOURS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ActivitiesService } from '../activities/activities.service.ts';
import { BreaksRepository } from './breaks.repository.ts';
import { chooseSeekers, pairsOfUnits, pairsWhoAgreed, unitsOf } from './place-seekers.ts';
import { PlacingRepository, type Seeker } from './placing.repository.ts';
import { type Placing, placeUnits } from './placing.rules.ts';
import { TeamProposalsRepository } from './team-proposals.repository.ts';
import type { TeamRoundEntity } from './team-round.entity.ts';
import { TeamSearchRepository } from './team-search.repository.ts';

type Pair = readonly [string, string];

const HOUR_MS = 3_600_000;
const MISSED = 'Two proposed teams have waited for your answer in vain. You can look again at any time.';
const BEGUN = 'It has begun, and no team came about.';

/** Puts everybody who looks for a team for an event into teams, and proposes these. The caller has the event's turn. */
@Injectable()
export class PlaceSeekersService {
  constructor(
    private readonly placing: PlacingRepository,
    private readonly breaks: BreaksRepository,
    private readonly proposals: TeamProposalsRepository,
    private readonly searches: TeamSearchRepository,
    private readonly activities: ActivitiesService,
  ) {}

  hold(manager: EntityManager, hackathonId: string): Promise<void> {
    return this.placing.hold(manager, hackathonId);
  }

  /** Proposals whose day is over or that something has broken, and searches that go on in vain, whose people are told. */
  async endWhatIsOver(manager: EntityManager, hackathonId: string): Promise<void> {
    const tell = (people: readonly string[], words: string) =>
      this.activities.tellOfEvent(manager, hackathonId, { people, words, kind: 'team_search_ended' });
    await this.breaks.record(manager, hackathonId);
    await this.proposals.endBroken(manager, hackathonId);
    await tell(await this.proposals.endMissed(manager, hackathonId), MISSED);
    await tell(await this.searches.endOfEvent(manager, hackathonId), BEGUN);
  }

  /** Of people who are held. */
  async place(manager: EntityManager, round: TeamRoundEntity): Promise<OpenedTeamRound> {
    const { hackathonId } = round;
    const seekers = await this.placing.findSeekers(manager, hackathonId);
    const answerers = seekers.filter(({ answers }) => answers);
    const { chosen, left } = chooseSeekers(seekers, {
      busy: await this.placing.findBusy(manager, hackathonId),
      broke: await this.breaks.findExcluded(manager, hackathonId, seekers),
      served: await this.breaks.findServed(manager, hackathonId, answerers),
    });
    const declined = await this.breaks.findDeclined(manager, hackathonId, answerers);
    const placing = await this.find(manager, chosen, declined, round.teamSize);
    await this.propose(manager, round, chosen, placing);
    const reasonOf = (id: string) => placing.unplaced.get(id) ?? left.get(id);
    const searchIds = [...new Set(seekers.map(({ searchId }) => searchId))];
    await this.placing.notePlaced(
      manager,
      hackathonId,
      searchIds.map((id) => [id, reasonOf(id) ?? null]),
    );
    return {
      teams: placing.teams.length,
      unplaced: seekers.flatMap(({ searchId, userId, name }) => {
        const reason = reasonOf(searchId);
        return reason === undefined ? [] : [{ person: { id: userId, name }, reason }];
      }),
    };
  }

  private async find(
    manager: EntityManager,
    seekers: readonly Seeker[],
    declined: readonly Pair[],
    size: number,
  ): Promise<Placing> {
    const searchIds = seekers.map(({ searchId }) => searchId);
    const userIds = seekers.map(({ userId }) => userId);
    const blocked = pairsOfUnits(seekers, await this.placing.findBlocked(manager, userIds));
    const together = pairsWhoAgreed(await this.placing.findLastAnswers(manager, searchIds));
    return placeUnits({ units: unitsOf(seekers), size, together, apart: [...blocked, ...declined] });
  }

  private async propose(
    manager: EntityManager,
    { id: roundId, hackathonId }: TeamRoundEntity,
    seekers: readonly Seeker[],
    { teams }: Placing,
  ): Promise<void> {
    const answerUntil = new Date(Date.now() + TEAM_PROPOSAL_HOURS * HOUR_MS);
    for (const { units, reasons, missing } of teams) {
      const projectId = seekers.find((one) => one.projectId && units.includes(one.searchId))?.projectId ?? null;
      const answerers = seekers.filter(({ answers, searchId }) => answers && units.includes(searchId));
      await this.proposals.insert(manager, { roundId, reasons, missing, projectId, answerUntil }, answerers);
    }
    const placed = new Set(teams.flatMap(({ units }) => units));
    const people = seekers.filter(({ searchId }) => placed.has(searchId)).map(({ userId }) => userId);
    await this.activities.tellOfEvent(manager, hackathonId, { people, words: '', kind: 'team_proposed' });
  }
}
