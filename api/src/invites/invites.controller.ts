import type { AnswerInvite, ValidCreateInvite } from '@crewdeck/contract';
import { answerInviteSchema, bulkInviteSchema, createInviteSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/current-caller.decorator.ts';
import { idSchema } from '../platform/http/id.schema.ts';
import { AnsweringService } from './answering.service.ts';
import { InvitesService } from './invites.service.ts';
import { SendingService } from './sending.service.ts';

@Controller('api')
export class InvitesController {
  constructor(
    private readonly invites: InvitesService,
    private readonly sending: SendingService,
    private readonly answering: AnsweringService,
  ) {}

  @Post('invites')
  sendOne(@CurrentCaller() caller: Caller, @Body({ schema: createInviteSchema }) input: ValidCreateInvite) {
    return this.sending.sendOne(caller, input);
  }

  @Post('projects/:id/invite')
  sendMany(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: idSchema }) projectId: string,
    @Body({ schema: bulkInviteSchema }) { userIds }: { userIds: string[] },
  ) {
    return this.sending.sendMany(caller, projectId, userIds);
  }

  @Patch('invites/:id')
  answer(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: answerInviteSchema }) answer: AnswerInvite,
  ) {
    return this.answering.answer(caller, id, answer);
  }

  @Get('invites/project/:projectId')
  listOfProject(@CurrentCaller() caller: Caller, @Param('projectId', { schema: idSchema }) projectId: string) {
    return this.invites.listOfProject(caller, projectId);
  }

  @Get('invites/user/:userId')
  listReceived(@CurrentCaller() caller: Caller, @Param('userId') userId: string) {
    return this.invites.listReceived(caller, userId);
  }

  @Get('invites/sent/:userId')
  listSent(@CurrentCaller() caller: Caller, @Param('userId') userId: string) {
    return this.invites.listSent(caller, userId);
  }
}
