import type { AnswerInterest, ValidShowInterest } from '@crewdeck/contract';
import {
  answerInterestSchema,
  askedProjectSchema,
  entityIdSchema,
  interestSchema,
  projectInterestSchema,
  showInterestSchema,
  userReferenceSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { InterestsService } from './interests.service.ts';

@Controller('api')
export class InterestsController {
  constructor(private readonly interests: InterestsService) {}

  @Operation({
    summary: 'Shows interest in a project',
    answer: interestSchema,
    refusals: [
      'auth.forbidden',
      'user.profile_required',
      'project.not_found',
      'project.archived',
      'project.hidden',
      'project.deadline_passed',
      'project.not_looking',
      'interest.already_shown',
      'interest.own_project',
      'interest.already_member',
      'interest.not_now',
      'interest.already_invited',
    ],
  })
  @Post('interests')
  show(@CurrentCaller() caller: Caller, @Body({ schema: showInterestSchema }) input: ValidShowInterest) {
    return this.interests.show(caller, input);
  }

  @Operation({
    summary: 'The projects that a person is interested in; their own only',
    answer: z.array(askedProjectSchema),
    refusals: ['user.not_found'],
  })
  @Get('interests/user/:userId')
  listOf(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.interests.listOf(caller, userId);
  }

  @Operation({
    summary: 'Withdraws interest that waits for an answer, as who has shown it',
    answer: null,
    refusals: ['interest.not_found', 'interest.not_open'],
  })
  @Delete('interests/:id')
  @HttpCode(204)
  withdraw(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.interests.withdraw(caller, id);
  }

  @Operation({
    summary: 'Answers interest with "not now", as the owner of the project',
    answer: null,
    refusals: ['user.profile_required', 'interest.not_found', 'interest.not_open'],
  })
  @Patch('interests/:id')
  @HttpCode(204)
  answer(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: answerInterestSchema }) answer: AnswerInterest,
  ) {
    return this.interests.answer(caller, id, answer);
  }

  @Operation({
    summary: 'Who is interested in a project and waits for an answer, the newest first; its owner only',
    answer: z.array(projectInterestSchema),
    refusals: ['project.not_found', 'project.not_owner'],
  })
  @Get('projects/:id/interests')
  listOfProject(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) projectId: string) {
    return this.interests.listOfProject(caller, projectId);
  }
}
