import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ValidImportHackathon } from '@crewdeck/contract';
import { importHackathonSchema } from '@crewdeck/contract/schemas';
import type { z } from 'zod';

const MOST_ENTRIES = 10_000;
const MOST_SENTENCES = 20;

/** The file can't be imported; `message` says why in sentences, each on its own line. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** Reads and validates a whole import file. */
export async function readImportFile(path: string): Promise<ValidImportHackathon[]> {
  const file = basename(path);
  const entries = parse(await read(path), file);
  if (!Array.isArray(entries)) throw new ImportFileError(`${file} must hold a JSON array of hackathons.`);
  if (entries.length === 0) throw new ImportFileError(`${file} holds no hackathon.`);
  if (entries.length > MOST_ENTRIES) throw new ImportFileError(`${file} holds more than ${MOST_ENTRIES} hackathons.`);
  return validated(entries, file);
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = Object(error) as { code?: string };
    if (code === 'ENOENT') throw new ImportFileError(`There is no file ${path}.`);
    throw new ImportFileError(`${path} can't be read (${code}).`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportFileError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function validated(entries: unknown[], file: string): ValidImportHackathon[] {
  const sentences: string[] = [];
  const placesByLink = new Map<string, number>();
  const valid = entries.flatMap((entry, index) => {
    const result = importHackathonSchema.safeParse(entry);
    const name = `Entry ${index + 1}${titleOf(entry)}`;
    if (!result.success) {
      sentences.push(...result.error.issues.map((issue) => `${name}: ${sentenceOf(issue)}`));
      return [];
    }
    const { hackathonLink } = result.data;
    const former = placesByLink.get(hackathonLink);
    if (former !== undefined) sentences.push(`${name}: hackathonLink: Entry ${former} has the same one.`);
    placesByLink.set(hackathonLink, index + 1);
    return [result.data];
  });
  if (sentences.length > 0)
    throw new ImportFileError([`${file} was not imported:`, ...shortened(sentences)].join('\n'));
  return valid;
}

function titleOf(entry: unknown): string {
  const { title } = Object(entry) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? ` (${title.slice(0, 60)})` : '';
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}

function shortened(sentences: string[]): string[] {
  const left = sentences.length - MOST_SENTENCES;
  return left > 0 ? [...sentences.slice(0, MOST_SENTENCES), `… and ${left} more.`] : sentences;
}
