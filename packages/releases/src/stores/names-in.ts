import { readdir } from 'node:fs/promises';
import { isFileError } from './durable-files.ts';

/** Names of what is in a directory; none when there is no directory. */
export async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return [];
    throw error;
  }
}
