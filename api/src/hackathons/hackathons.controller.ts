import { entityIdSchema, hackathonSchema, pageQuerySchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { HackathonsService } from './hackathons.service.ts';

@Public()
@Controller('api/hackathons')
export class HackathonsController {
  constructor(private readonly hackathons: HackathonsService) {}

  @Operation({ summary: 'All hackathons, the latest first', answer: z.array(hackathonSchema) })
  @Get()
  list(@Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string }) {
    return this.hackathons.list(query);
  }

  @Operation({ summary: 'One hackathon', answer: hackathonSchema, refusals: ['hackathon.not_found'] })
  @Get(':id')
  get(@Param('id', { schema: entityIdSchema }) id: string) {
    return this.hackathons.get(id);
  }
}
