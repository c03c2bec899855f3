import type { ReleaseReports } from '@crewdeck/contract';
import { releaseReportsSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { CountReportsService } from './count-reports.service.ts';

/** 20 reports with the longest names fit in twice. */
const LARGEST_BODY = 4 * 1024;

@Controller('api/release-reports')
export class ReleaseReportsController {
  constructor(private readonly reports: CountReportsService) {}

  @Operation({
    summary:
      'Takes what a page saw of releases; what is unknown or too much is dropped without a word, and no address is kept',
    answer: null,
  })
  @Public()
  @RouteConfig({ bodyLimit: LARGEST_BODY })
  @HttpCode(204)
  @Post()
  take(@Body({ schema: releaseReportsSchema }) reports: ReleaseReports, @Ip() address: string) {
    return this.reports.count(reports, address);
  }
}
