import { registryQuerySchema, registrySchema } from '@crewdeck/contract/schemas';
import { EDGE_REPORT_HEADER } from '@crewdeck/releases/edge-report';
import { Controller, Get, Headers, Query } from '@nestjs/common';
import { Public, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { CurrentPoll, type LongPoll } from '../platform/http/long-poll.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { EdgesService } from './edges.service.ts';
import { type RegistryQuery, RegistryService } from './registry.service.ts';

@Public()
@TakesDeployTokens()
@Controller('api/registry')
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly edges: EdgesService,
  ) {}

  @Operation({
    summary: 'Which releases are out; with `after` and `wait`, as soon as it is another revision or the time is over',
    answer: registrySchema,
  })
  @Get()
  async read(
    @Query({ schema: registryQuerySchema }) query: RegistryQuery,
    @CurrentPoll() poll: LongPoll,
    @Headers(EDGE_REPORT_HEADER) report?: string,
  ) {
    if (report) await this.edges.note(report);
    return this.registry.read(query, poll);
  }
}
