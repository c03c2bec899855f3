import { z } from 'zod';

/**
 * Keeps what this version does not know, though the type does not offer it: a record has one digest, whoever reads it.
 */
export function openObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}
