import type { ValidAnswerTeamProposal, ValidLookForTeam } from '@crewdeck/contract';
import {
  answerTeamProposalSchema,
  entityIdSchema,
  lookForTeamSchema,
  stopLookingQuerySchema,
  teamProposalSchema,
  teamSearchSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller, Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { AnswerProposalService } from './answer-proposal.service.ts';
import { ChooseAlternativeService } from './choose-alternative.service.ts';
import { TeamSearchService } from './team-search.service.ts';

@Controller('api')
export class TeamSearchController {
  constructor(
    private readonly searches: TeamSearchService,
    private readonly answers: AnswerProposalService,
    private readonly alternatives: ChooseAlternativeService,
  ) {}

  @Operation({
    summary: 'Who looks for a team for a hackathon, and what came of it for the caller',
    answer: teamSearchSchema,
    refusals: ['hackathon.not_found'],
  })
  @Public()
  @Get('hackathons/:id/team-search')
  get(@CurrentCaller() caller: Caller | null, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.searches.get(caller, id);
  }

  @Operation({
    summary: 'Looks for a team for a hackathon: for oneself, or for a project of it as its owner',
    answer: null,
    refusals: [
      'user.profile_required',
      'user.email_unconfirmed',
      'hackathon.not_found',
      'hackathon.over',
      'team_search.already_looking',
      'team_search.has_team',
      'team_search.on_team',
      'team_search.broke_twice',
      'project.not_found',
      'project.not_owner',
      'project.other_hackathon',
      'project.hidden',
      'project.archived',
      'project.deadline_passed',
      'project.not_looking',
      'project.team_full',
    ],
  })
  @Put('hackathons/:id/team-search')
  @HttpCode(204)
  look(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: lookForTeamSchema }) search: ValidLookForTeam,
  ) {
    return this.searches.look(caller, id, search);
  }

  @Operation({
    summary: 'Looks for a team no more; a proposal that waits is declined',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner'],
  })
  @Delete('hackathons/:id/team-search')
  @HttpCode(204)
  stop(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Query({ schema: stopLookingQuerySchema }) search: ValidLookForTeam,
  ) {
    return this.answers.stop(caller, id, search);
  }

  @Operation({
    summary: 'Takes back that the organisers of a hackathon see the email of the caller',
    answer: null,
    refusals: ['user.profile_required'],
  })
  @Delete('hackathons/:id/team-search/email')
  @HttpCode(204)
  hideEmail(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.searches.hideEmail(caller, id);
  }

  @Operation({
    summary: 'Answers a team that is proposed to the caller, or to a project of theirs; once all said yes, it is made',
    answer: teamProposalSchema,
    refusals: [
      'user.profile_required',
      'team_proposal.not_found',
      'team_proposal.over',
      'project.not_owner',
      'hackathon.over',
    ],
  })
  @Post('team-proposals/:id/answer')
  @HttpCode(200)
  answer(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: answerTeamProposalSchema }) answer: ValidAnswerTeamProposal,
  ) {
    return this.answers.answer(caller, id, answer);
  }
  @Operation({
    summary: 'Moves the caller to the other team that they may choose instead of the one that is proposed to them',
    answer: teamProposalSchema,
    refusals: [
      'user.profile_required',
      'team_proposal.not_found',
      'team_proposal.over',
      'team_proposal.no_alternative',
      'project.not_owner',
      'hackathon.over',
    ],
  })
  @Post('team-proposals/:id/alternative')
  @HttpCode(200)
  choose(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.alternatives.choose(caller, id);
  }
}
