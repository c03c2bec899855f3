import { healthSchema } from '@crewdeck/contract/schemas';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../auth/public.decorator.ts';
import { Operation } from '../http/operation.decorator.ts';

@Public()
@Controller('api/health')
export class HealthController {
  constructor(private readonly database: DataSource) {}

  @Operation({ summary: 'The process answers', answer: healthSchema })
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Operation({ summary: 'The database answers; 503 while it does not', answer: healthSchema })
  @Get('ready')
  async ready() {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
