import { pageQuerySchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../platform/auth/public.decorator.ts';
import { HackathonsService } from './hackathons.service.ts';

@Public()
@Controller('api/hackathons')
export class HackathonsController {
  constructor(private readonly hackathons: HackathonsService) {}

  @Get()
  list(@Query({ schema: pageQuerySchema }) query: { limit: number; cursor?: string }) {
    return this.hackathons.list(query);
  }
}
