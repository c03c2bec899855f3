import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { sqlFilesIn } from './sql-files.ts';

const DIGESTS = `
  SELECT p.proname AS name, obj_description(p.oid, 'pg_proc') AS digest FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace`;

/**
 * Replaces the functions whose files have changed (ADR 40). Each function keeps the digest of its file as its comment, so nothing is written
 * when nothing has changed. They come before the migrations, so their bodies may name tables that don't exist yet.
 *
 * @returns names of the functions that it has replaced
 */
export async function replaceFunctions(runner: QueryRunner): Promise<string[]> {
  const rows: { name: string; digest: string | null }[] = await runner.query(DIGESTS);
  const current = new Map(rows.map(({ name, digest }) => [name, digest]));
  const files = sqlFilesIn('functions').map((file) => ({ ...file, digest: digestOf(file.text) }));
  const changed = files.filter(({ name, digest }) => current.get(name) !== digest);
  if (changed.length === 0) return [];
  await runner.startTransaction();
  try {
    await runner.query('SET LOCAL check_function_bodies = off');
    for (const { name, text, digest } of changed) {
      await runner.query(text);
      await runner.query(`COMMENT ON FUNCTION ${name} IS '${digest}'`);
    }
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
  return changed.map(({ name }) => name);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
