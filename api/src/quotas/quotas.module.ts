import { Module } from '@nestjs/common';
import { QuotasRepository } from './quotas.repository.ts';
import { QuotasService } from './quotas.service.ts';

@Module({ providers: [QuotasService, QuotasRepository], exports: [QuotasService] })
export class QuotasModule {}
