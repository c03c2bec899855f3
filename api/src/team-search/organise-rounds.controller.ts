import type { ValidOpenTeamRound, ValidPlanTeamRound, ValidSaveTeamSizes } from '@crewdeck/contract';
import {
  entityIdSchema,
  openedTeamRoundSchema,
  openTeamRoundSchema,
  plannedTeamRoundSchema,
  planTeamRoundSchema,
  saveTeamSizesSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { OrganiseRoundsService } from './organise-rounds.service.ts';

@Controller('api/hackathons/:id')
export class OrganiseRoundsController {
  constructor(private readonly rounds: OrganiseRoundsService) {}

  @Operation({
    summary:
      'Puts everybody who looks for a team for a hackathon into teams, and proposes these; for organisers and ops',
    answer: openedTeamRoundSchema,
    refusals: ['auth.forbidden', 'hackathon.not_found', 'hackathon.over', 'team_round.bad_size'],
  })
  @Post('team-rounds')
  open(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: openTeamRoundSchema }) round: ValidOpenTeamRound,
  ) {
    return this.rounds.open(caller, id, round);
  }

  @Operation({
    summary: 'Plans a round that opens by itself; for organisers and ops',
    answer: plannedTeamRoundSchema,
    refusals: [
      'auth.forbidden',
      'hackathon.not_found',
      'hackathon.over',
      'team_round.bad_size',
      'team_round.bad_time',
      'team_round.too_many',
    ],
  })
  @Post('planned-rounds')
  plan(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: planTeamRoundSchema }) round: ValidPlanTeamRound,
  ) {
    return this.rounds.plan(caller, id, round);
  }

  @Operation({
    summary: 'Cancels a planned round; for organisers and ops',
    answer: null,
    refusals: ['auth.forbidden', 'hackathon.not_found', 'team_round.not_found'],
  })
  @Delete('planned-rounds/:roundId')
  @HttpCode(204)
  cancel(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Param('roundId', { schema: entityIdSchema }) roundId: string,
  ) {
    return this.rounds.cancel(caller, id, roundId);
  }

  @Operation({
    summary: 'Says how many people teams of a hackathon have at least and at most; for organisers and ops',
    answer: null,
    refusals: ['auth.forbidden', 'hackathon.not_found'],
  })
  @Put('team-sizes')
  @HttpCode(204)
  setSizes(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: saveTeamSizesSchema }) sizes: ValidSaveTeamSizes,
  ) {
    return this.rounds.setSizes(caller, id, sizes);
  }
}
