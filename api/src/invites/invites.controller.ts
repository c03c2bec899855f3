import {
  type ErrorCode,
  UNREAD_ACTIVITIES_HEADER,
  type ValidAnswerInvite,
  type ValidCreateInvite,
} from '@crewdeck/contract';
import {
  answerInviteSchema,
  bulkInviteResultSchema,
  bulkInviteSchema,
  createInviteSchema,
  entityIdSchema,
  inviteSchema,
  invitesOfProjectSchema,
  userReferenceSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { KnownVersions } from '../platform/http/conditional-requests.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { AnswerInviteService } from './answer-invite.service.ts';
import { ListInvitesService } from './list-invites.service.ts';
import { RemindReceiverService } from './remind-receiver.service.ts';
import { SendInvitesService } from './send-invites.service.ts';

const SENDING_REFUSALS = [
  'user.profile_required',
  'project.not_found',
  'project.archived',
  'project.not_looking',
  'project.hidden',
  'project.deadline_passed',
  'project.team_full',
  'invite.not_owner',
] as const satisfies readonly ErrorCode[];

@Controller('api')
export class InvitesController {
  constructor(
    private readonly listInvites: ListInvitesService,
    private readonly sendInvites: SendInvitesService,
    private readonly answerInvite: AnswerInviteService,
    private readonly remindReceiver: RemindReceiverService,
  ) {}

  @Operation({
    summary: 'Invites a person to a project',
    answer: inviteSchema,
    refusals: [
      ...SENDING_REFUSALS,
      'invite.to_self',
      'invite.to_owner',
      'invite.receiver_not_found',
      'invite.already_sent',
      'invite.too_many_pending',
      'invite.recently_declined',
      'invite.receiver_paused',
      'invite.receiver_has_many',
    ],
  })
  @Post('invites')
  sendOne(@CurrentCaller() caller: Caller, @Body({ schema: createInviteSchema }) input: ValidCreateInvite) {
    return this.sendInvites.sendOne(caller, input);
  }

  @Operation({
    summary: 'Invites several people to a project, and says what became of each',
    answer: bulkInviteResultSchema,
    refusals: [...SENDING_REFUSALS, 'invite.none_created'],
  })
  @Post('projects/:id/invite')
  sendMany(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: bulkInviteSchema }) { userIds }: { userIds: string[] },
  ) {
    return this.sendInvites.sendMany(caller, projectId, userIds);
  }

  @Operation({
    summary:
      'Accepts or declines a pending invite, as its receiver; `pending` takes back a decline of some seconds ago',
    answer: inviteSchema,
    refusals: [
      'invite.not_found',
      'invite.not_pending',
      'invite.withdrawn',
      'invite.expired',
      'project.not_found',
      'project.archived',
      'project.not_looking',
      'project.hidden',
      'project.deadline_passed',
      'project.team_full',
    ],
  })
  @Patch('invites/:id')
  answer(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: answerInviteSchema }) answer: ValidAnswerInvite,
  ) {
    return this.answerInvite.answer(caller, id, answer);
  }

  @Operation({
    summary: 'Withdraws a pending invite, as its sender',
    answer: null,
    refusals: ['user.profile_required', 'invite.not_found', 'invite.not_pending', 'invite.withdrawn', 'invite.expired'],
  })
  @Delete('invites/:id')
  @HttpCode(204)
  withdraw(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.answerInvite.withdraw(caller, id);
  }

  @Operation({
    summary: 'Reminds the receiver of a pending invite, as its sender; once for each invite',
    answer: null,
    refusals: [
      ...SENDING_REFUSALS,
      'invite.not_found',
      'invite.not_pending',
      'invite.withdrawn',
      'invite.expired',
      'invite.already_reminded',
    ],
  })
  @Post('invites/:id/reminder')
  @HttpCode(204)
  remind(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.remindReceiver.remind(caller, id);
  }

  @Operation({
    summary: 'The invites of a project: whole for its owner, names and roles for its members',
    answer: invitesOfProjectSchema,
    refusals: ['project.not_found'],
  })
  @Get('invites/project/:projectId')
  listOfProject(@CurrentCaller() caller: Caller, @Param('projectId', { schema: entityIdSchema }) projectId: string) {
    return this.listInvites.listOfProject(caller, projectId);
  }

  @Operation({
    summary: `The invites that a person received; their own only. \`${UNREAD_ACTIVITIES_HEADER}\` counts what they have not read`,
    answer: z.array(inviteSchema),
    refusals: ['user.not_found'],
  })
  @Get('invites/user/:userId')
  listReceived(
    @CurrentCaller() caller: Caller,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
    @KnownVersions() known: string[],
  ) {
    return this.listInvites.listReceived(caller, userId, known);
  }

  @Operation({
    summary: `The invites that a person sent; their own only. \`${UNREAD_ACTIVITIES_HEADER}\` counts what they have not read`,
    answer: z.array(inviteSchema),
    refusals: ['user.not_found'],
  })
  @Get('invites/sent/:userId')
  listSent(
    @CurrentCaller() caller: Caller,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
    @KnownVersions() known: string[],
  ) {
    return this.listInvites.listSent(caller, userId, known);
  }
}
