import type { AnswerTeamMeeting, MoveTeamMeeting, ProposeTeamMeeting } from '@crewdeck/contract';
import {
  answerTeamMeetingSchema,
  calendarFileSchema,
  entityIdSchema,
  moveTeamMeetingSchema,
  proposeTeamMeetingSchema,
  teamMeetingSchema,
  teamMeetingsSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { TeamMeetingsService } from './team-meetings.service.ts';

@Controller('api/projects/:id/meetings')
export class TeamMeetingsController {
  constructor(private readonly meetings: TeamMeetingsService) {}

  @Operation({
    summary: 'When a team meets, and the times of the week that it has in common; its owner and members only',
    answer: teamMeetingsSchema,
    refusals: ['project.not_found'],
  })
  @Get()
  list(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) projectId: string) {
    return this.meetings.list(caller, projectId);
  }

  @Operation({
    summary: 'A meeting of a team as an iCalendar file; its owner and members only',
    answer: calendarFileSchema,
    answerType: 'text/calendar',
    refusals: ['project.not_found', 'team_meeting.not_found'],
  })
  @Get(':meetingId/calendar')
  readFile(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('meetingId', { schema: entityIdSchema }) id: string,
  ) {
    return this.meetings.readFile(caller, projectId, id);
  }

  @Operation({
    summary: 'Proposes a meeting to a team, as its owner or a member, who confirms it with that',
    answer: teamMeetingSchema,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.archived',
      'team_meeting.bad_time',
      'team_meeting.too_many',
    ],
  })
  @Post()
  propose(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: proposeTeamMeetingSchema }) proposal: ProposeTeamMeeting,
  ) {
    return this.meetings.propose(caller, projectId, proposal);
  }

  @Operation({
    summary:
      'Moves a meeting to another time and asks everybody again, as who proposed it, or as the owner once they have left',
    answer: teamMeetingSchema,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.archived',
      'team_meeting.not_found',
      'team_meeting.not_proposer',
      'team_meeting.bad_time',
      'team_meeting.over',
    ],
  })
  @Patch(':meetingId')
  move(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('meetingId', { schema: entityIdSchema }) id: string,
    @Body({ schema: moveTeamMeetingSchema }) time: MoveTeamMeeting,
  ) {
    return this.meetings.move(caller, projectId, id, time);
  }

  @Operation({
    summary: 'Cancels a meeting, as who proposed it, or as the owner once they have left; a cancelled one too',
    answer: null,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'team_meeting.not_found',
      'team_meeting.not_proposer',
      'team_meeting.over',
    ],
  })
  @Delete(':meetingId')
  @HttpCode(204)
  cancel(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('meetingId', { schema: entityIdSchema }) id: string,
  ) {
    return this.meetings.cancel(caller, projectId, id);
  }

  @Operation({
    summary: 'Confirms a meeting, or says that one cannot make it; another answer replaces it',
    answer: teamMeetingSchema,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.archived',
      'team_meeting.not_found',
      'team_meeting.moved',
      'team_meeting.over',
    ],
  })
  @Put(':meetingId/answer')
  answer(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('meetingId', { schema: entityIdSchema }) id: string,
    @Body({ schema: answerTeamMeetingSchema }) answer: AnswerTeamMeeting,
  ) {
    return this.meetings.answer(caller, projectId, id, answer);
  }
}
