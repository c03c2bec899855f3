import type { ValidSitemapQuery } from '@crewdeck/contract';
import { sitemapEntrySchema, sitemapQuerySchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { SitemapRepository } from './sitemap.repository.ts';

@Public()
@Controller('api/sitemap')
export class SitemapController {
  constructor(private readonly sitemap: SitemapRepository) {}

  @Operation({ summary: 'What visitors may open, the newest first', answer: z.array(sitemapEntrySchema) })
  @Get()
  list(@Query({ schema: sitemapQuerySchema }) query: ValidSitemapQuery) {
    return this.sitemap.findPage(query);
  }
}
