import type { ShowInterest } from '@crewdeck/contract';
import { interestSchema, projectSchema, showInterestSchema, userReferenceSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { InterestsService } from './interests.service.ts';

@Controller('api/interests')
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
      'project.deadline_passed',
      'interest.already_shown',
      'interest.own_project',
      'interest.already_member',
    ],
  })
  @Post()
  show(@CurrentCaller() caller: Caller, @Body({ schema: showInterestSchema }) input: ShowInterest) {
    return this.interests.show(caller, input);
  }

  @Operation({
    summary: 'The projects that a person is interested in; their own only',
    answer: z.array(projectSchema),
    refusals: ['user.not_found'],
  })
  @Get('user/:userId')
  listOf(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.interests.listOf(caller, userId);
  }
}
