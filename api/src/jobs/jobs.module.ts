import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.ts';
import { JobMetrics } from './job-metrics.ts';
import { Jobs } from './jobs.ts';

@Module({
  imports: [MessagesModule],
  controllers: [],
  providers: [Jobs, JobMetrics],
})
export class JobsModule {}
