import { z } from 'zod';
import { modulePlacesSchema } from './module-places.schema.ts';
import { caretRangeSchema, releaseIdSchema, releaseVersionSchema } from './release-ids.schema.ts';

const SHORTEST_PREVIEW_MINUTES = 5;
const LONGEST_PREVIEW_MINUTES = 24 * 60;

const LONGEST_NAME = 60;
const MOST_NAMES = 60;
/** In characters: the link becomes a cookie, of which browsers keep 4,096. */
const LONGEST_DEVELOPMENT = 2_500;
const name = z
  .string()
  .regex(/^[\w-]+$/)
  .max(LONGEST_NAME);
const names = z.array(name).max(MOST_NAMES);

/**
 * A build of a module that only the development server at `origin` has: on the machine where the link is opened, and nowhere else.
 * The rest is what the record of that build says.
 */
export const developmentSchema = z
  .object({
    origin: z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/, 'Not an origin of this machine'),
    container: z.string().regex(/^\w{1,100}$/),
    entry: z.string().regex(/^\w[\w.-]{0,99}$/),
    pages: names,
    /** Version of the props of each widget, by name. */
    widgets: z.record(name, releaseVersionSchema),
    requires: z.object({ sdk: caretRangeSchema, contract: caretRangeSchema, federation: caretRangeSchema }),
    /** Addresses of its own, and the links to them. */
    places: modulePlacesSchema.pick({ routes: true, links: true }).optional(),
  })
  .refine((development) => JSON.stringify(development).length <= LONGEST_DEVELOPMENT, 'Too much for a link')
  .meta({ id: 'Development' });

export const createPreviewSchema = z.object({
  release: releaseIdSchema,
  /** Where the release comes from, when it was never published. */
  development: developmentSchema.optional(),
  minutes: z.int().min(SHORTEST_PREVIEW_MINUTES).max(LONGEST_PREVIEW_MINUTES).default(60),
});

/** A link that switches something on in the browser that opens it: a preview, or the source maps. */
export const signedLinkSchema = z
  .object({
    /** On the edge. */
    path: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedLink' });

/** A link to one release, which can be ended by its id. */
export const previewLinkSchema = signedLinkSchema.extend({ id: z.uuid() }).meta({ id: 'PreviewLink' });

/** A preview that is still good. */
export const previewSchema = z
  .object({
    id: z.uuid(),
    release: releaseIdSchema,
    /** Who made it: a person's e-mail, or the name of a deploy token. */
    by: z.string(),
    at: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Preview' });
