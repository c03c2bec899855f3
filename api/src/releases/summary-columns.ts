import sql, { join, type Sql } from 'sql-template-tag';
import { isoTime } from '../database/sql.ts';

/** Columns of a `ReleaseSummary`. @param alias of `releases` */
export const summaryColumns = (alias: Sql) => sql`
  ${alias}.release, split_part(${alias}.release, '-', 1) AS version, ${alias}.commit,
  ${isoTime(sql`${alias}.published_at`)} AS "publishedAt", ${alias}.published_by AS "publishedBy",
  ${alias}.bad_reason AS "badReason", ${isoTime(sql`${alias}.last_seen_at`)} AS "lastSeenAt"`;

/** A `ReleaseSummary` as JSON, with more columns if wanted; `null` where the joined row is missing. */
export const summaryJson = (alias: Sql, ...more: Sql[]) => sql`
  (SELECT row_to_json(summary) FROM (
    SELECT ${join([summaryColumns(alias), ...more])} WHERE ${alias}.release IS NOT NULL) AS summary)`;
