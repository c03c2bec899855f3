import { releaseLogQuerySchema, releaseLogSchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Query } from '@nestjs/common';
import { Public, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { ReleaseLogService } from './release-log.service.ts';

@Public()
@TakesDeployTokens()
@Controller('api/release-log')
export class ReleaseLogController {
  constructor(private readonly log: ReleaseLogService) {}

  @Operation({
    summary: 'What was signed about releases, a page from that place on, and the signed head of all of it',
    answer: releaseLogSchema,
  })
  @Get()
  read(@Query({ schema: releaseLogQuerySchema }) { from }: { from: number }) {
    return this.log.readPage(from);
  }
}
