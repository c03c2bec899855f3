import { Worker } from 'node:worker_threads';
import { type OpenedTeamRound, TEAM_PROPOSAL_HOURS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { notify } from '../notifications/notify.ts';
import { type Alternative, type PlacedRound, placeRound } from './alternatives.rules.ts';
import type { PlacedTeam, PlacingRequest } from './placing.rules.ts';
import { grouped, unknownTo } from './placing-input.ts';
import { type Run, RunsRepository } from './runs.repository.ts';
import { type Reading, SeekersReader } from './seekers-reader.ts';
import { standingTeams } from './standing-teams.ts';

/** The compiled file, for the sources under test too: a worker thread starts as plain Node. The path is right from both folders. */
const WORKER = new URL('../../dist/team-search/placing.worker.js', import.meta.url);
/** Up to so many make one team, so there is nothing to search for: 4 ms of CPU time, where a worker thread takes 150 ms to start. */
const FEW_UNITS = 3;
const HOUR_MS = 3_600_000;
/** How often one run computes teams. The next run places who is left. */
const MOST_TRIES = 3;

/** Puts everybody who looks for a team for an event into teams, and proposes these. */
@Injectable()
export class PlaceSeekersService {
  constructor(
    private readonly database: DataSource,
    private readonly reader: SeekersReader,
    private readonly runs: RunsRepository,
  ) {}

  /** Reads without locks, computes, and proposes in a short transaction the teams for which nothing has changed. */
  async place(hackathonId: string): Promise<OpenedTeamRound> {
    let opened: OpenedTeamRound = { teams: 0, unplaced: [] };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const reading = await this.reader.read(this.database.manager, hackathonId);
      if (!reading) break;
      const placing = await placed(reading.request);
      const done = await this.database.transaction((manager) => this.commit(manager, reading, placing));
      if (done) opened = { teams: opened.teams + done.teams, unplaced: done.unplaced };
    }
    return opened;
  }

  /** @returns `null` where another process was faster */
  private async commit(manager: EntityManager, before: Reading, placing: PlacedRound): Promise<OpenedTeamRound | null> {
    const { hackathonId, toPlace } = before.run;
    await lockEvent(manager, hackathonId);
    await this.runs.hold(manager, hackathonId);
    const now = await this.reader.read(manager, hackathonId);
    if (!now || isOther(now.run, before.run)) return null;
    const teams = standingTeams(placing.teams, before.request, now.request);
    await this.propose(manager, now, teams, placing.alternatives);
    const standing = new Set(teams);
    const dropped = new Set(placing.teams.filter((team) => !standing.has(team)).flatMap(({ units }) => units));
    const reasonOf = (id: string) => placing.unplaced.get(id) ?? before.left.get(id);
    const ids = new Set([...toPlace, ...before.seekers.map(({ searchId }) => searchId)]);
    const inVain = await this.runs.note(
      manager,
      [...ids].map((id) => ({ id, isAgain: dropped.has(id), reason: reasonOf(id) ?? null })),
    );
    await notify(manager, 'team_fell_through', { hackathonId, to: inVain, by: null });
    return {
      teams: teams.length,
      unplaced: before.seekers.flatMap(({ searchId, userId, name }) => {
        const reason = reasonOf(searchId);
        return reason === undefined ? [] : [{ person: { id: userId, name }, reason }];
      }),
    };
  }

  private async propose(
    manager: EntityManager,
    { run: { roundId, hackathonId, technologies }, seekers }: Reading,
    teams: readonly PlacedTeam[],
    alternatives: readonly Alternative[],
  ): Promise<void> {
    const peopleOf = grouped(seekers, ({ searchId }) => searchId);
    const answerUntil = new Date(Date.now() + TEAM_PROPOSAL_HOURS * HOUR_MS);
    const proposed = teams.map(({ units, reasons }) => {
      const people = units.flatMap((id) => peopleOf.get(id) ?? []);
      const projectId = people.find((person) => person.projectId)?.projectId ?? null;
      const missing = unknownTo(people, technologies);
      return { roundId, reasons, missing, projectId, answerUntil, people };
    });
    await this.runs.propose(manager, proposed, alternatives);
    const people = proposed.flatMap((team) => team.people.map(({ userId }) => userId));
    await notify(manager, 'team_proposed', { hackathonId, to: people, by: null });
  }
}

/** Another process has proposed teams meanwhile, or ops have opened another round. */
function isOther(now: Run, before: Run): boolean {
  return now.roundId !== before.roundId || now.proposals !== before.proposals;
}

/** `placeRound`, in a worker thread unless they are few: thousands of people take seconds. */
async function placed(request: PlacingRequest): Promise<PlacedRound> {
  if (request.units.length <= FEW_UNITS) return placeRound(request);
  // A compiled file needs none of the options that this process may run under in tests.
  const worker = new Worker(WORKER, { workerData: request, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker thread that places people ended with code ${code}.`)));
  });
}
