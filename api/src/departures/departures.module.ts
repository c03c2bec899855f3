import { Module } from '@nestjs/common';
import { BlocksRepository } from '../visibility/blocks.repository.ts';
import { DeparturesRepository } from './departures.repository.ts';
import { DeparturesService } from './departures.service.ts';

/** Profiles are made and deleted with it, so it knows nothing of their module, nor of others that do. */
@Module({
  providers: [DeparturesService, DeparturesRepository, BlocksRepository],
  exports: [DeparturesService],
})
export class DeparturesModule {}
