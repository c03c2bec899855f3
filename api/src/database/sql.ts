/** A time as text, UTC, with every microsecond: it sorts, it is ISO 8601, and it is a lossless cursor. */
export function isoTime(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
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
