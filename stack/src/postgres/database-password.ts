import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The password of this data directory's database: made once, and readable by its owner only. */
export async function databasePassword(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'postgres-password');
  if (existsSync(file)) return readFile(file, 'utf8');
  const password = randomBytes(24).toString('base64url');
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}
