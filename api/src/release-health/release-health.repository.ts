import { type ReleaseReport, START_FAILURES } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { literal } from '../database/sql.ts';
import type { ReleaseName } from '../releases/release-name.ts';
import type { Outcome, SeenModule } from './faults.ts';

/** What one page load says of one release. */
export interface ToldReport extends Omit<ReleaseReport, 'message'> {
  readonly message: string | null;
  readonly browser: string;
  readonly network: Buffer;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

export interface ReleaseSince extends ReleaseName {
  readonly since: Date;
}

/** Reports of one release that agree in outcome, page and browser. */
export interface ReportSum {
  readonly release: string;
  readonly outcome: Outcome | 'ok';
  readonly route: string;
  readonly browser: string;
  readonly message: string | null;
  readonly count: number;
  readonly countInHour: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Kinds of failure of one release in an hour. Further ones are counted without page and browser, as pages can make them up. */
const MOST_KINDS = 200;

/** In one statement, and in one order, so that two processes that write the same rows are no deadlock. */
const add = (reports: readonly ToldReport[]) => sql`
  WITH told AS MATERIALIZED (
    SELECT *, date_trunc('minute', at) AS minute
    FROM unnest(${reports.map(({ module }) => module)}::text[], ${reports.map(({ release }) => release)}::text[],
      ${reports.map(({ outcome }) => outcome)}::text[], ${reports.map(({ route }) => route ?? '')}::text[],
      ${reports.map(({ browser }) => browser)}::text[], ${reports.map(({ message }) => message)}::text[],
      ${reports.map(({ network }) => network)}::bytea[], ${reports.map(({ at }) => new Date(at))}::timestamptz[])
      AS told (module, release, outcome, route, browser, message, network, at)),
  known AS MATERIALIZED (
    SELECT DISTINCT module, release, outcome, route, browser FROM release_reports
    WHERE minute > now() - interval '1 hour' AND outcome <> 'ok'
      AND (module, release) IN (SELECT module, release FROM told)),
  crowded AS (SELECT module, release FROM known GROUP BY 1, 2 HAVING count(*) >= ${literal(MOST_KINDS)}),
  placed AS (
    SELECT module, release, minute, outcome, at, message, CASE WHEN is_placed THEN route ELSE '' END AS route,
      CASE WHEN is_placed THEN browser ELSE '' END AS browser
    FROM told, LATERAL (SELECT outcome <> 'ok' AND (
      (module, release) NOT IN (SELECT module, release FROM crowded)
      OR (module, release, outcome, route, browser) IN (SELECT * FROM known)) AS is_placed) AS place),
  counted AS (
    INSERT INTO release_reports AS r (module, release, minute, outcome, route, browser, count, message)
    SELECT module, release, minute, outcome, route, browser, count(*), (array_agg(message ORDER BY at DESC))[1]
    FROM placed GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT ON CONSTRAINT release_reports_pk
    DO UPDATE SET count = r.count + excluded.count, message = coalesce(excluded.message, r.message))
  INSERT INTO release_sightings AS s (module, release, outcome, network, seen_at)
  SELECT module, release, outcome, network, max(at) FROM told GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ON CONSTRAINT release_sightings_pk DO UPDATE SET seen_at = greatest(s.seen_at, excluded.seen_at)`;

// The place of an outcome is that with the most reports. Networks that ran a release before it was out count for the module.
const seenSince = (since: Date, out: readonly ReleaseSince[]) => sql`
  WITH out AS (
    SELECT * FROM unnest(${out.map(({ module }) => module)}::text[], ${out.map(({ release }) => release)}::text[],
      ${out.map((one) => one.since)}::timestamptz[]) AS out (module, release, since)),
  lately AS MATERIALIZED (SELECT module, release, outcome, network, seen_at FROM release_sightings WHERE seen_at > ${since}),
  counted AS MATERIALIZED (
    SELECT module, release, outcome, network FROM lately LEFT JOIN out USING (module, release)
    WHERE seen_at >= coalesce(since, ${since})),
  places AS (
    SELECT DISTINCT ON (module, release, outcome) module, release, outcome, nullif(route, '') AS route,
      nullif(browser, '') AS browser, (array_agg(message ORDER BY minute DESC))[1] AS message
    FROM release_reports WHERE minute >= date_trunc('minute', ${since}::timestamptz) AND outcome <> 'ok'
    GROUP BY module, release, outcome, route, browser
    ORDER BY module, release, outcome, sum(count) DESC, route, browser),
  faults AS (
    SELECT module, release, json_agg(json_build_object('outcome', outcome, 'networks', networks, 'route', route,
      'browser', browser, 'message', message) ORDER BY networks DESC, outcome) AS faults
    FROM (SELECT module, release, outcome, count(*) AS networks FROM counted WHERE outcome <> 'ok' GROUP BY 1, 2, 3) AS f
      LEFT JOIN places USING (module, release, outcome) GROUP BY module, release),
  releases AS (
    SELECT module, release, count(*) FILTER (WHERE outcome = 'ok') AS ok,
      count(DISTINCT network) FILTER (WHERE outcome = ANY (${START_FAILURES})) AS cant_start
    FROM counted GROUP BY module, release)
  SELECT module, (SELECT count(DISTINCT network)::int FROM lately WHERE lately.module = releases.module) AS networks,
    json_object_agg(release, json_build_object('ok', ok, 'cantStart', cant_start, 'faults', coalesce(faults, '[]')))
      AS releases
  FROM releases LEFT JOIN faults USING (module, release) GROUP BY module`;

/** Some rows of a table for which a condition holds. */
const forget = (table: Sql, condition: Sql, most: number) => sql`
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${most} FOR UPDATE SKIP LOCKED))`;

@Injectable()
export class ReleaseHealthRepository {
  constructor(private readonly database: DataSource) {}

  async add(reports: readonly ToldReport[]): Promise<void> {
    await execute(this.database, add(reports));
  }

  /** Of some releases of a module, of the last day. */
  sumsOf(module: string, releases: readonly string[]): Promise<ReportSum[]> {
    return queryRows(
      this.database,
      sql`
        SELECT release, outcome, route, browser, sum(count)::int AS count,
          coalesce(sum(count) FILTER (WHERE minute > now() - interval '1 hour'), 0)::int AS "countInHour",
          (array_agg(message ORDER BY minute DESC) FILTER (WHERE message IS NOT NULL))[1] AS message,
          min(minute) AS "firstAt", max(minute) AS "lastAt"
        FROM release_reports WHERE module = ${module} AND release = ANY (${releases}) AND minute > now() - interval '1 day'
        GROUP BY release, outcome, route, browser`,
    );
  }

  /** @param out releases whose outcomes count only since they are out */
  seenSince(manager: EntityManager, since: Date, out: readonly ReleaseSince[]): Promise<SeenModule[]> {
    return queryRows(manager, seenSince(since, out));
  }

  /** @returns how many it has deleted */
  forgetOldReports(most: number): Promise<number> {
    return execute(this.database, forget(sql`release_reports`, sql`minute < now() - interval '7 days'`, most));
  }

  /** @returns how many it has deleted */
  forgetOldSightings(most: number): Promise<number> {
    return execute(this.database, forget(sql`release_sightings`, sql`seen_at < now() - interval '1 hour'`, most));
  }
}
