import { z } from 'zod';

/** A module of the product, or the shell: a name that may become a folder and part of an address. */
export const moduleNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'Not a name of a module');
/** Addresses of a page, as `/mentors/:id`. What a part is called is nobody's concern, so that `/mentors/:` says the same. */
export const pathPatternSchema = z
  .string()
  .max(100)
  .regex(/^\/[a-z0-9][a-z0-9-]*(\/([a-z0-9][a-z0-9-]*|:[a-zA-Z0-9]*))*$/, 'Not a path such as /mentors/:id');
/** `1.4.2`. */
export const releaseVersionSchema = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'Not a version');
/** `^1.4.2`: that version or a later one of the same major version. The only kind of range there is. */
export const caretRangeSchema = z.string().regex(/^\^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'Not a range such as ^1.4.2');
/** SHA-384 as subresource integrity writes it, of a file or of a record. */
export const integritySchema = z
  .string()
  .startsWith('sha384-')
  // A check and no pattern, so that the description of the API does not change: no build has ever written anything else.
  .refine((value) => /^sha384-[A-Za-z0-9+/]{64}$/.test(value), 'Not a hash: sha384-<base64>');
/** `1.4.2-ab12cd34`, version and build hash: the folder of a release inside its module's folder. */
export const releaseIdSchema = z
  .string()
  .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{8}$/, 'Not a release: <version>-<hash>');
