import { z } from 'zod';

/** The hash of a picture's bytes, and their format, so that what has this name never changes. */
export const pictureNameSchema = z.string().regex(/^[\w-]{43}\.webp$/);

/** Of a person, on the origin that serves the page. */
export const pictureUrl = z
  .string()
  .nullable()
  .describe('A square WebP; `null` where they have none, or ops have hidden it.');

/** What a browser sends. */
export const pictureFileSchema = z.instanceof(Blob);

/** `PUT /api/users/{userId}/picture`. */
export const savedPictureSchema = z.object({ pictureUrl: z.string() }).meta({ id: 'SavedPicture' });
