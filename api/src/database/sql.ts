import sql, { raw, type Sql } from 'sql-template-tag';

/** What a condition compares with: a value, or SQL that names a column. A text is always a value. */
export type Operand = Sql | string | null;

/** A constant of ours as part of the text, where an index holds it, a plan depends on it, or the statement has no other values. */
export function literal(constant: number | string): Sql {
  return raw(typeof constant === 'number' ? `${constant}` : `'${constant.replaceAll("'", "''")}'`);
}

/** A time as text, UTC, with every microsecond: it sorts, it is ISO 8601, and it is a lossless cursor. */
export function isoTime(time: Sql): Sql {
  return sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A time so many days of 24 hours later. The same in every session, whatever its time zone, so an index may hold it. */
export function daysAfter(time: Sql, days: Sql): Sql {
  return sql`((${time} AT TIME ZONE 'UTC' + ${days} * interval '1 day') AT TIME ZONE 'UTC')`;
}

/**
 * Some rows of a table: those from a random id on, then those from the start. So a job that runs again and again reaches all
 * rows, reads few at a time, and remembers nothing.
 *
 * @param select all rows; an index on `id` holds its very condition
 * @param size how many at most
 */
export function sample(select: Sql, id: Sql, from: string, size: number): Sql {
  const part = (condition: Sql) => sql`(${select} AND ${condition} ORDER BY ${id} LIMIT ${size})`;
  return sql`
    (SELECT * FROM (${part(sql`${id} >= ${from}`)} UNION ALL ${part(sql`${id} < ${from}`)}) AS parts LIMIT ${size})`;
}

/** One text of JSON for each row, which goes into an answer as it is. */
export function jsonOf(columns: Sql): Sql {
  return sql`(SELECT row_to_json(item)::text FROM (SELECT ${columns}) AS item)`;
}

/** A list of JSON, in order, of a statement that selects one row for each entry. */
export function jsonListOf(statement: Sql): Sql {
  return sql`(SELECT array_to_json(ARRAY(SELECT row_to_json(entry) FROM (${statement}) AS entry)))`;
}

/** A day as text; the driver would make a local midnight of it. */
export function isoDay(day: Sql): Sql {
  return sql`to_char(${day}, 'YYYY-MM-DD')`;
}
