/** A time as text, UTC, with every microsecond: it sorts, it is ISO 8601, and it is a lossless cursor. */
export function isoTime(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** A day as text; the driver would make a local midnight of it. */
export function isoDay(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD')`;
}
