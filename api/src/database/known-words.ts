import type { QueryRunner } from 'typeorm';

/** A column of texts of which a constraint, `<table>_<column>_known`, lists those that it takes. */
interface ColumnOfWords {
  readonly table: string;
  readonly column: string;
}

/** For migrations: the column takes these besides what it takes already, whoever has added that. No row is read for it. */
export function addWords(runner: QueryRunner, of: ColumnOfWords, words: readonly string[]): Promise<void> {
  return changeWords(runner, of, (known) => [...known, ...words]);
}

/** For migrations: takes {@link addWords} back, and with the words the rows that hold them. */
export async function removeWords(runner: QueryRunner, of: ColumnOfWords, words: readonly string[]): Promise<void> {
  await runner.query(`DELETE FROM ${of.table} WHERE ${of.column} = ANY ($1)`, [words]);
  await changeWords(runner, of, (known) => known.filter((word) => !words.includes(word)));
}

async function changeWords(
  runner: QueryRunner,
  { table, column }: ColumnOfWords,
  change: (known: string[]) => string[],
): Promise<void> {
  const constraint = `${table}_${column}_known`;
  const rows: { word: string }[] = await runner.query(
    `SELECT found[1] AS word FROM pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''', 'g') AS found
     WHERE conname = $1 AND conrelid = $2::regclass`,
    [constraint, table],
  );
  const words = change(rows.map(({ word }) => word)).map((word) => `'${word}'`);
  await runner.query(`
    ALTER TABLE ${table} DROP CONSTRAINT ${constraint},
      ADD CONSTRAINT ${constraint} CHECK (${column} IN (${words.join(', ')})) NOT VALID`);
}
