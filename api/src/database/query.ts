import type { Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';

/** The pool, or the one connection of a transaction. */
export type Connection = Pick<EntityManager, 'query'>;

/** The rows that a statement selects, or that `RETURNING` tells. */
export async function queryRows<Row>(connection: Connection, { text, values }: Sql): Promise<Row[]> {
  const answer = await connection.query<Row[] | Changed<Row>>(text, values);
  return isChanged(answer) ? answer[0] : answer;
}

/** The first of them. */
export async function queryRow<Row>(connection: Connection, statement: Sql): Promise<Row | null> {
  const [row = null] = await queryRows<Row>(connection, statement);
  return row;
}

/** @returns how many rows an `UPDATE` or `DELETE` has changed */
export async function execute(connection: Connection, { text, values }: Sql): Promise<number> {
  const answer = await connection.query<unknown[] | Changed<unknown>>(text, values);
  return isChanged(answer) ? answer[1] : answer.length;
}

/** What TypeORM answers to `UPDATE` and `DELETE`. */
type Changed<Row> = [rows: Row[], count: number];

function isChanged<Row>(answer: Row[] | Changed<Row>): answer is Changed<Row> {
  return Array.isArray(answer[0]);
}
