import { type AddTeamLink, LIMITS } from '@crewdeck/contract';
import { addTeamLinkSchema, entityIdSchema, teamLinkSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { TeamLinksService } from './team-links.service.ts';

@Controller('api/projects/:id/links')
export class TeamLinksController {
  constructor(private readonly links: TeamLinksService) {}

  @Operation({
    summary: `The links of a team, at most ${LIMITS.teamLinks}, in the order in which they were added; its owner and members only`,
    answer: z.array(teamLinkSchema),
    refusals: ['project.not_found'],
  })
  @Get()
  list(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) projectId: string) {
    return this.links.list(caller, projectId);
  }

  @Operation({
    summary:
      'Adds a link to the room of a team, as its owner or a member; one that is there already is answered as it is',
    answer: teamLinkSchema,
    refusals: ['user.profile_required', 'project.not_found', 'project.archived', 'team_link.too_many'],
  })
  @Post()
  add(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: addTeamLinkSchema }) { url }: AddTeamLink,
  ) {
    return this.links.add(caller, projectId, url);
  }

  @Operation({
    summary: 'Removes any link from the room of a team, as its owner or a member; one that is gone already too',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found'],
  })
  @Delete(':linkId')
  @HttpCode(204)
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('linkId', { schema: entityIdSchema }) id: string,
  ) {
    return this.links.remove(caller, projectId, id);
  }
}
