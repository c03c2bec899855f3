import { hackathonSchema, pageQuerySchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { HackathonsRepository } from './hackathons.repository.ts';

@Public()
@Controller('api/hackathons')
export class HackathonsController {
  constructor(private readonly hackathons: HackathonsRepository) {}

  @Operation({ summary: 'All hackathons, the latest first', answer: z.array(hackathonSchema) })
  @Get()
  list(@Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string }) {
    return this.hackathons.findPage(query);
  }
}
