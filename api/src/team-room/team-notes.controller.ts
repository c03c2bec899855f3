import type { WriteTeamNote } from '@crewdeck/contract';
import { entityIdSchema, pageQuerySchema, teamNoteSchema, writeTeamNoteSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { TeamNotesService } from './team-notes.service.ts';

@Controller('api/projects/:id/notes')
export class TeamNotesController {
  constructor(private readonly notes: TeamNotesService) {}

  @Operation({
    summary: 'What a team has written in its room, the newest first; its owner and members only',
    answer: z.array(teamNoteSchema),
    refusals: ['project.not_found'],
  })
  @Get()
  list(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string },
  ) {
    return this.notes.list(caller, projectId, query);
  }

  @Operation({
    summary: 'Writes a note in the room of a team, as its owner or a member',
    answer: teamNoteSchema,
    refusals: ['user.profile_required', 'project.not_found', 'project.archived'],
  })
  @Post()
  write(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: writeTeamNoteSchema }) { words }: WriteTeamNote,
  ) {
    return this.notes.write(caller, projectId, words);
  }

  @Operation({
    summary: 'Changes the words of a note, as who wrote it',
    answer: teamNoteSchema,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.archived',
      'team_note.not_found',
      'team_note.not_author',
    ],
  })
  @Patch(':noteId')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('noteId', { schema: entityIdSchema }) id: string,
    @Body({ schema: writeTeamNoteSchema }) { words }: WriteTeamNote,
  ) {
    return this.notes.edit(caller, projectId, id, words);
  }

  @Operation({
    summary: 'Deletes a note, as who wrote it',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'team_note.not_found', 'team_note.not_author'],
  })
  @Delete(':noteId')
  @HttpCode(204)
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('noteId', { schema: entityIdSchema }) id: string,
  ) {
    return this.notes.remove(caller, projectId, id);
  }
}
