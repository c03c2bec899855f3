import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFileSchema, type ReleaseRecord } from '@crewdeck/releases';
import { MODULE_FILE } from './build-hash.ts';

/**
 * What a module adds to the product, out of its `module.json`; nothing where there is none.
 *
 * @throws Error when the file is wrong: a sentence that names the first wrong place
 */
export function readPlaces(directory: string): Pick<ReleaseRecord, 'places'> {
  const file = join(directory, MODULE_FILE);
  if (!existsSync(file)) return {};
  const { data, error } = moduleFileSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (data) return { places: data };
  const [issue] = error.issues;
  throw new Error(`${MODULE_FILE} is wrong at "${issue?.path.join('.') || 'its top'}": ${issue?.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${MODULE_FILE} is no JSON.`, { cause: error });
  }
}
