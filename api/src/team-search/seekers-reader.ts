import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PastAnswersRepository } from './past-answers.repository.ts';
import { PlacingRepository, type Seeker, type Wish } from './placing.repository.ts';
import type { PlacingRequest } from './placing.rules.ts';
import { avoidingLast, chooseSeekers, pairsOfUnits, pairsWhoAgreed, pairsWished, unitsOf } from './placing-input.ts';
import { type Run, RunsRepository } from './runs.repository.ts';

/** What teams are computed from. It is read again before they are proposed. */
export interface Reading {
  readonly run: Run;
  /** Everybody who looks and waits for no answer. */
  readonly seekers: readonly Seeker[];
  /** Sentences by ids of searches that can't be placed. */
  readonly left: ReadonlyMap<string, string>;
  readonly request: PlacingRequest;
}

/** Reads who looks for a team at an event, and who may be with whom. */
@Injectable()
export class SeekersReader {
  constructor(
    private readonly runs: RunsRepository,
    private readonly placing: PlacingRepository,
    private readonly past: PastAnswersRepository,
  ) {}

  /** `null` when nobody is to be placed. */
  async read(manager: EntityManager, hackathonId: string): Promise<Reading | null> {
    const run = await this.runs.find(manager, hackathonId);
    if (!run || run.toPlace.length === 0) return null;
    const seekers = await this.placing.findSeekers(manager, hackathonId);
    const answerers = seekers.filter(({ answers }) => answers);
    const { chosen, left } = chooseSeekers(seekers, {
      busy: await this.placing.findBusy(manager, hackathonId),
      broke: await this.past.findExcluded(manager, hackathonId, seekers),
      served: await this.past.findServed(manager, hackathonId, answerers),
    });
    const declined = await this.past.findDeclined(manager, hackathonId, answerers);
    const userIds = chosen.map(({ userId }) => userId);
    const blocked = pairsOfUnits(chosen, await this.placing.findBlocked(manager, userIds));
    const searchIds = chosen.map(({ searchId }) => searchId);
    const together = pairsWhoAgreed(await this.placing.findLastAnswers(manager, searchIds));
    const wishes = await this.placing.findWishes(manager, searchIds);
    const wished = (one: Wish['kind']) =>
      pairsWished(
        chosen,
        wishes.filter(({ kind }) => kind === one),
      );
    const [likes, avoided] = [wished('like'), wished('avoid')];
    const { size, least, most } = run;
    const apart = [...blocked, ...declined, ...avoided];
    const units = avoidingLast(unitsOf(chosen, run), avoided);
    const request = { units, size, least, most, together, apart, likes, now: new Date() };
    return { run, seekers, left, request };
  }
}
