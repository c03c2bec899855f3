import { z } from 'zod';
import { LIMITS, SITEMAP_KINDS } from './constants.ts';
import { pageQuerySchema } from './paging.schema.ts';

/** `GET /api/sitemap`. */
export const sitemapQuerySchema = pageQuerySchema.extend({
  kind: z.enum(SITEMAP_KINDS),
  limit: z.coerce.number().int().min(1).max(LIMITS.sitemapMax).default(LIMITS.sitemapDefault),
  last: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only the last entry of a full page; it leads to the next page.'),
});

/** A page that visitors may open. */
export const sitemapEntrySchema = z.object({ id: z.uuid(), updatedAt: z.iso.datetime() }).meta({ id: 'SitemapEntry' });
