import type { AppendToLog } from '@crewdeck/contract';
import { appendToLogSchema, logHeadSchema } from '@crewdeck/contract/schemas';
import { type ReleaseRecord, releaseRecordSchema } from '@crewdeck/releases/release-record';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { CurrentActor, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { AppendLogService } from '../releases/append-log.service.ts';
import type { Actor } from '../releases/release.policy.ts';

const MOST_RECORDS = 100;
/** With records of releases that are missing here, as after a backup was restored. */
const bodySchema = appendToLogSchema.extend({
  records: z.array(releaseRecordSchema).max(MOST_RECORDS).default([]),
});

@TakesDeployTokens()
@Controller('api/release-log')
export class AppendLogController {
  constructor(private readonly appending: AppendLogService) {}

  @Operation({
    summary: 'Adds what is signed to the log: keys, adoptions and paths by ops, and what a restored database has lost',
    answer: logHeadSchema,
    refusals: ['auth.forbidden', 'release.unsigned', 'release.wrong_signature', 'release.not_found'],
  })
  @Post()
  @HttpCode(200)
  append(@CurrentActor() actor: Actor, @Body({ schema: bodySchema }) body: AppendToLog & { records: ReleaseRecord[] }) {
    return this.appending.append(actor, body);
  }
}
