import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@crewdeck/releases';

/** What the pages of a module ask of the API first, out of its `src/first-calls.json`; nothing where there is none. */
export function readFirstCalls(directory: string): Pick<ReleaseRecord, 'firstCalls'> {
  const file = join(directory, 'src/first-calls.json');
  return existsSync(file) ? { firstCalls: JSON.parse(readFileSync(file, 'utf8')) } : {};
}
