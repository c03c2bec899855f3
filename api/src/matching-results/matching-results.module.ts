import { Module } from '@nestjs/common';
import { OrganisersModule } from '../organisers/organisers.module.ts';
import { MatchingResultsController } from './matching-results.controller.ts';
import { MatchingResultsRepository } from './matching-results.repository.ts';
import { MatchingResultsService } from './matching-results.service.ts';

@Module({
  imports: [OrganisersModule],
  controllers: [MatchingResultsController],
  providers: [MatchingResultsService, MatchingResultsRepository],
})
export class MatchingResultsModule {}
