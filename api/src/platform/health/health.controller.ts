import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../auth/public.decorator.ts';

@Public()
@Controller('api/health')
export class HealthController {
  constructor(private readonly database: DataSource) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** 503 while the database does not answer. */
  @Get('ready')
  async ready() {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
