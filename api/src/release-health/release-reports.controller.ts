import type { ReleaseReports } from '@crewdeck/contract';
import { releaseReportsSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { TakeReportsService } from './take-reports.service.ts';

/** 20 reports with the longest names and messages fit in. */
const LARGEST_BODY = 16 * 1024;

@Controller('api/release-reports')
export class ReleaseReportsController {
  constructor(private readonly reports: TakeReportsService) {}

  @Operation({
    summary:
      'Takes what a page saw of releases; what is unknown or too much is dropped without a word, and no address is kept',
    answer: null,
  })
  @Public()
  @RouteConfig({ bodyLimit: LARGEST_BODY })
  @HttpCode(204)
  @Post()
  take(
    @Body({ schema: releaseReportsSchema }) { reports }: ReleaseReports,
    @Ip() address: string,
    @Headers('user-agent') userAgent = '',
  ) {
    return this.reports.take(reports, { address, userAgent });
  }
}
