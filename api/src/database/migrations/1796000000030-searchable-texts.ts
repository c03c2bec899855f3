import sql, { type Sql } from 'sql-template-tag';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queryRow } from '../query.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Locked until they are written, which takes the index of texts some milliseconds each. */
const ROWS_AT_ONCE = 100;

/** Fills the texts of rows with accents again, by their triggers. After a failure it starts again with the first row. */
export class SearchableTexts1796000000030 implements MigrationInterface {
  name = 'SearchableTexts1796000000030';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await fill(runner, sql`users`, sql`name`, sql`search_text`);
    await fill(runner, sql`projects`, sql`title`, sql`concat(search_text, tech_text, tag_text)`);
  }

  /** The texts stay: the release before searches them as well. */
  async down(): Promise<void> {}
}

/** @param column whose trigger fills `texts`; it stays as it is */
async function fill(runner: QueryRunner, table: Sql, column: Sql, texts: Sql): Promise<void> {
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined) {
    const row: { id: string } | null = await queryRow(
      runner,
      sql`
        WITH part AS (SELECT id FROM ${table} WHERE id > ${last} ORDER BY id LIMIT ${ROWS_AT_ONCE}),
        filled AS (UPDATE ${table} SET ${column} = ${column} WHERE id IN (SELECT id FROM part) AND ${texts} <> searchable(${texts}))
        SELECT id FROM part ORDER BY id DESC LIMIT 1`,
    );
    last = row?.id;
  }
}
