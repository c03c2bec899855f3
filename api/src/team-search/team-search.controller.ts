import type { ValidLookForTeam } from '@crewdeck/contract';
import { entityIdSchema, lookForTeamSchema, teamSearchSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller, Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { TeamSearchService } from './team-search.service.ts';

@Controller('api/hackathons/:id/team-search')
export class TeamSearchController {
  constructor(private readonly searches: TeamSearchService) {}

  @Operation({
    summary: 'Who looks for a team for a hackathon, and what came of it for the caller',
    answer: teamSearchSchema,
    refusals: ['hackathon.not_found'],
  })
  @Public()
  @Get()
  get(@CurrentCaller() caller: Caller | null, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.searches.get(caller, id);
  }

  @Operation({
    summary: 'Looks for a team for a hackathon: for oneself, or for a project of it as its owner',
    answer: null,
    refusals: [
      'user.profile_required',
      'hackathon.not_found',
      'hackathon.over',
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
  @Put()
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
    refusals: ['user.profile_required', 'hackathon.not_found', 'project.not_found', 'project.not_owner'],
  })
  @Delete()
  @HttpCode(204)
  stop(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Query({ schema: lookForTeamSchema }) search: ValidLookForTeam,
  ) {
    return this.searches.stop(caller, id, search);
  }
}
