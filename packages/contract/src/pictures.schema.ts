import { z } from 'zod';
import { COVER_SIZE } from './constants.ts';

/** The hash of a picture's bytes, and their format, so that what has this name never changes. */
export const pictureNameSchema = z.string().regex(/^[\w-]{43}\.(webp|jpg)$/);

/** Of a person, on the origin that serves the page. */
export const pictureUrl = z
  .string()
  .nullable()
  .describe('A square WebP; `null` where they have none, or ops have hidden it.');

/** Of a project or hackathon, on the origin that serves the page. */
export const coverUrl = z
  .string()
  .nullable()
  .describe(
    `A JPEG of ${COVER_SIZE.width} × ${COVER_SIZE.height} pixels; \`null\` where it has none, or ops have hidden it.`,
  );

/** What a browser sends. */
export const pictureFileSchema = z.instanceof(Blob);

/** `PUT /api/users/{userId}/picture`, and of covers. */
export const savedPictureSchema = z.object({ pictureUrl: z.string() }).meta({ id: 'SavedPicture' });
