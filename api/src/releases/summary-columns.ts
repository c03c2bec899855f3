import { isoTime } from '../database/sql.ts';

const FIELDS = {
  release: 'release',
  version: "split_part(#.release, '-', 1)",
  commit: 'commit',
  publishedAt: isoTime('#.published_at'),
  publishedBy: 'published_by',
  badReason: 'bad_reason',
  lastSeenAt: isoTime('#.last_seen_at'),
};

function expressionOf(column: string, alias: string): string {
  return column.includes('#') ? column.replaceAll('#', alias) : `${alias}.${column}`;
}

/** Columns of a `ReleaseSummary`. */
export function summaryColumns(alias: string): string {
  return Object.entries(FIELDS)
    .map(([name, column]) => `${expressionOf(column, alias)} AS "${name}"`)
    .join(', ');
}

/** A `ReleaseSummary` as JSON, with more fields if wanted; `null` where the joined row is missing. */
export function summaryJson(alias: string, more: Readonly<Record<string, string>> = {}): string {
  const own = Object.entries(FIELDS).map(([name, column]) => `'${name}', ${expressionOf(column, alias)}`);
  const added = Object.entries(more).map(([name, expression]) => `'${name}', ${expression}`);
  return `CASE WHEN ${alias}.release IS NOT NULL THEN json_build_object(${[...own, ...added].join(', ')}) END`;
}
