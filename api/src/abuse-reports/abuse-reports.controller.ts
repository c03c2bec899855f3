import type { ValidReportAbuse } from '@crewdeck/contract';
import { abuseReportSchema, reportAbuseSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Post } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { AbuseReportsService } from './abuse-reports.service.ts';

@Controller('api/abuse-reports')
export class AbuseReportsController {
  constructor(private readonly reports: AbuseReportsService) {}

  @Operation({
    summary:
      'Reports a person, a project, an invite that the caller received or a note of their team, once as long as the report is open',
    answer: abuseReportSchema,
    refusals: [
      'user.profile_required',
      'user.not_found',
      'project.not_found',
      'team_note.not_found',
      'invite.not_found',
      'report.to_self',
      'report.already_made',
    ],
  })
  @Post()
  report(@CurrentCaller() caller: Caller, @Body({ schema: reportAbuseSchema }) input: ValidReportAbuse) {
    return this.reports.report(caller, input);
  }
}
