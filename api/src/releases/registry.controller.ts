import { registryQuerySchema, registrySchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Query } from '@nestjs/common';
import { Public, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { CurrentPoll, type LongPoll } from '../platform/http/long-poll.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { type RegistryQuery, RegistryService } from './registry.service.ts';

@Public()
@TakesDeployTokens()
@Controller('api/registry')
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  @Operation({
    summary: 'Which releases are out; with `after` and `wait`, as soon as it is another revision or the time is over',
    answer: registrySchema,
  })
  @Get()
  read(@Query({ schema: registryQuerySchema }) query: RegistryQuery, @CurrentPoll() poll: LongPoll) {
    return this.registry.read(query, poll);
  }
}
