/** A time as text, UTC, with every microsecond: it sorts, it is ISO 8601, and it is a lossless cursor. */
export function isoTime(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A time so many days of 24 hours later. The same in every session, whatever its time zone, so an index may hold it. */
export function daysAfter(time: string, days: string): string {
  return `((${time} AT TIME ZONE 'UTC' + ${days} * interval '1 day') AT TIME ZONE 'UTC')`;
}

/**
 * Some rows of a table: those from the random id `$1` on, then those from the start. So a job that runs again and again reaches all
 * rows, reads few at a time, and remembers nothing.
 *
 * @param select all rows; an index on `id` holds its very condition
 * @param size how many at most; a parameter or a number
 */
export function sample(select: string, id: string, size: string): string {
  const part = (compares: string) => `(${select} AND ${id} ${compares} $1 ORDER BY ${id} LIMIT ${size})`;
  return `(SELECT * FROM (${part('>=')} UNION ALL ${part('<')}) AS parts LIMIT ${size})`;
}

/** One text of JSON for each row, which goes into an answer as it is. */
export function jsonOf(columns: string): string {
  return `(SELECT row_to_json(item)::text FROM (SELECT ${columns}) AS item)`;
}

/** A list of JSON, in order, of a statement that selects one row for each entry. */
export function jsonListOf(statement: string): string {
  return `(SELECT array_to_json(ARRAY(SELECT row_to_json(entry) FROM (${statement}) AS entry)))`;
}

/** A day as text; the driver would make a local midnight of it. */
export function isoDay(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD')`;
}
