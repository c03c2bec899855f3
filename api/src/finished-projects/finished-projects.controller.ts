import type { ValidSaveCredit, ValidSaveResult } from '@crewdeck/contract';
import { entityIdSchema, saveCreditSchema, saveResultSchema, userReferenceSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { FinishedProjectsService } from './finished-projects.service.ts';

@Controller('api/projects/:id')
export class FinishedProjectsController {
  constructor(private readonly finished: FinishedProjectsService) {}

  @Operation({
    summary: 'Says what came of a completed project, in place of what was said before; its owner only',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner', 'project.not_completed'],
  })
  @Put('result')
  @HttpCode(204)
  saveResult(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: saveResultSchema }) result: ValidSaveResult,
  ) {
    return this.finished.saveResult(caller, projectId, result);
  }

  @Operation({
    summary:
      'Says what the caller did in a completed project, or leaves their name out; its team and credited former members',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_completed'],
  })
  @Put('credit')
  @HttpCode(204)
  saveCredit(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Body({ schema: saveCreditSchema }) credit: ValidSaveCredit,
  ) {
    return this.finished.saveCredit(caller, projectId, credit);
  }

  @Operation({
    summary: 'Credits a former member in a completed project, as its owner; again changes nothing',
    answer: null,
    refusals: [
      'user.profile_required',
      'project.not_found',
      'project.not_owner',
      'project.not_completed',
      'project.former_member_not_found',
    ],
  })
  @Put('credits/:userId')
  @HttpCode(204)
  give(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
  ) {
    return this.finished.give(caller, projectId, userId);
  }

  @Operation({
    summary: 'Takes the credit of a former member back, as the owner; again changes nothing',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner', 'project.former_member_not_found'],
  })
  @Delete('credits/:userId')
  @HttpCode(204)
  takeBack(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) projectId: string,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
  ) {
    return this.finished.takeBack(caller, projectId, userId);
  }
}
