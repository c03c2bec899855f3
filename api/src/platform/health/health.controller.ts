import { healthSchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../auth/decorators.ts';
import { DomainError } from '../errors/domain-error.ts';
import { Operation } from '../http/operation.decorator.ts';
import { PRIMARY, type Primary } from './primary.ts';
import { Shutdown } from './shutdown.ts';

@Public()
@Controller('api/health')
export class HealthController {
  constructor(
    @Inject(PRIMARY) private readonly primary: Primary,
    private readonly shutdown: Shutdown,
  ) {}

  @Operation({ summary: 'The process answers', answer: healthSchema })
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Operation({
    summary: 'The primary answers; 503 while it does not, and once the process is to end',
    answer: healthSchema,
  })
  @Get('ready')
  async ready() {
    if (this.shutdown.isUnderWay || !(await this.primary.takesWrites())) throw new DomainError('server.unavailable');
    return { status: 'ok' };
  }
}
