import type {
  OpenedTeamRound,
  PlannedTeamRound,
  ValidOpenTeamRound,
  ValidPlanTeamRound,
  ValidSaveTeamSizes,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { actorOf } from '../organisers/organiser.policy.ts';
import { OrganisersService } from '../organisers/organisers.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { PlannedRoundsRepository } from './planned-rounds.repository.ts';
import { TeamRoundsService } from './team-rounds.service.ts';
import { requireAllowedSize, requireNotOver, requirePlannable, requireRoomForRound } from './team-search.policy.ts';

/** What organisers and ops do about the rounds of an event. */
@Injectable()
export class OrganiseRoundsService {
  constructor(
    private readonly database: DataSource,
    private readonly organisers: OrganisersService,
    private readonly hackathons: HackathonsService,
    private readonly rounds: TeamRoundsService,
    private readonly planned: PlannedRoundsRepository,
  ) {}

  async open(caller: Caller, hackathonId: string, { teamSize }: ValidOpenTeamRound): Promise<OpenedTeamRound> {
    await this.organisers.require(caller, hackathonId);
    const hackathon = await this.hackathons.get(hackathonId);
    requireNotOver(hackathon, new Date());
    requireAllowedSize(hackathon, teamSize);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      await this.rounds.begin(manager, { hackathonId, teamSize, openedBy: actorOf(caller).ops ?? '' });
      await this.organisers.note(manager, caller, {
        hackathonId,
        action: 'open_round',
        detail: `teams of ${teamSize}`,
      });
    });
    return this.rounds.place(hackathonId);
  }

  async plan(caller: Caller, hackathonId: string, round: ValidPlanTeamRound): Promise<PlannedTeamRound> {
    await this.organisers.require(caller, hackathonId);
    const hackathon = await this.hackathons.get(hackathonId);
    requirePlannable(hackathon, round, new Date());
    requireAllowedSize(hackathon, round.teamSize);
    return this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      requireRoomForRound(await this.planned.count(manager, hackathonId));
      const detail = `teams of ${round.teamSize}, ${round.opensAt}`;
      await this.organisers.note(manager, caller, { hackathonId, action: 'plan_round', detail });
      return this.planned.insert(manager, hackathonId, round);
    });
  }

  async cancel(caller: Caller, hackathonId: string, roundId: string): Promise<void> {
    await this.organisers.require(caller, hackathonId);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      if (!(await this.planned.remove(manager, hackathonId, roundId))) throw new DomainError('team_round.not_found');
      await this.organisers.note(manager, caller, { hackathonId, action: 'cancel_round' });
    });
  }

  /** Holds from the next placing on; teams that are proposed stay as they are. */
  async setSizes(caller: Caller, hackathonId: string, sizes: ValidSaveTeamSizes): Promise<void> {
    await this.organisers.require(caller, hackathonId);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, hackathonId);
      await this.hackathons.setTeamSizes(manager, hackathonId, sizes);
      const detail = `${sizes.min} to ${sizes.max}`;
      await this.organisers.note(manager, caller, { hackathonId, action: 'set_sizes', detail });
    });
  }
}
