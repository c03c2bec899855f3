import type { ValidDecideReports, ValidListReportsQuery } from '@crewdeck/contract';
import {
  decideReportsSchema,
  entityIdSchema,
  listReportsQuerySchema,
  moderatedKindSchema,
  reportedSubjectSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import type { Subject } from './moderation.repository.ts';
import { ModerationService } from './moderation.service.ts';

@Controller('api/abuse-reports')
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  @Operation({
    summary: 'People and projects with open reports, or what ops have decided on, the latest first; for ops',
    answer: z.array(reportedSubjectSchema),
    refusals: ['auth.forbidden'],
  })
  @Get()
  list(@CurrentCaller() caller: Caller, @Query({ schema: listReportsQuerySchema }) query: ValidListReportsQuery) {
    return this.moderation.list(caller, query);
  }

  @Operation({
    summary:
      'Dismisses reports, hides a person, a project or a picture, suspends a person, or takes that back; for ops',
    answer: reportedSubjectSchema,
    refusals: ['auth.forbidden', 'user.not_found', 'project.not_found', 'report.changed_meanwhile'],
  })
  @Post(':kind/:id/decisions')
  @HttpCode(200)
  decide(
    @CurrentCaller() caller: Caller,
    @Param('kind', { schema: moderatedKindSchema }) kind: Subject['kind'],
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: decideReportsSchema }) decision: ValidDecideReports,
  ) {
    return this.moderation.decide(caller, { kind, id }, decision);
  }
}
