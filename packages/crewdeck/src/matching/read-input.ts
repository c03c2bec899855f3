import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { sentenceOf } from '../sentence-of.ts';
import { UsageError } from '../usage-error.ts';

/** @throws UsageError when the file can't be read, holds no JSON, or not what is asked for */
export function readInput<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(jsonOf(file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.');
  throw new UsageError(`${file} is not what this command reads: ${place ? `${place}: ` : ''}${issue?.message}.`);
}

function jsonOf(file: string): unknown {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} holds no JSON: ${messageOf(error)}.`);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${messageOf(error)}.`);
  }
}

/** What an error says, without a full stop. */
export function messageOf(error: unknown): string {
  return sentenceOf(error).replace(/\.$/, '');
}
