import { MISSED_CHECK_INS } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { TODAY_UTC } from '../best-fit/shown-fits.ts';
import { queryRows } from '../database/query.ts';
import { literal } from '../database/sql.ts';
import type { Counted } from './withheld.rules.ts';

/** So long somebody has to act on what they were shown. Who had less time is not counted yet. */
const DAYS_TO_ASK = sql`14`;
const FOUR_WEEKS = sql`interval '28 days'`;

/** Between the day on which it was shown and the last one to act. */
const isInTime = (time: Sql) => sql`${time} >= f.shown_on AND ${time} < f.shown_on + ${DAYS_TO_ASK} + 1`;

const IS_ASKED = sql`
  EXISTS (SELECT FROM interests n WHERE n.user_id = f.subject_id AND n.project_id = f.project_id AND ${isInTime(sql`n.created_at`)})
  OR EXISTS (SELECT FROM invites i WHERE i.receiver_id = f.subject_id AND i.project_id = f.project_id AND ${isInTime(sql`i.created_at`)})`;

/** The first invite that brought them to the team, which an invite alone can do. */
const JOINING = sql`
  SELECT i.answered_at AS since, i.place_ended_at AS until FROM invites i
  WHERE i.receiver_id = f.subject_id AND i.project_id = f.project_id AND i.status = 'accepted' AND i.answered_at >= f.shown_on
  ORDER BY i.answered_at LIMIT 1`;

/** Nobody tells the team that they are silent: they check in. */
const CHECKS_IN = sql`
  NOT EXISTS (SELECT FROM project_members m WHERE m.user_id = f.subject_id AND m.project_id = f.project_id
    AND m.missed_check_ins >= ${literal(MISSED_CHECK_INS.teamIsTold)})`;

const counts = (from: Sql) => sql`
  WITH outcome AS (
    SELECT f.position, f.is_strong, f.is_newcomer, f.reasons, (${IS_ASKED}) AS asked, place.since IS NOT NULL AS joined,
      coalesce(place.since + ${FOUR_WEEKS} <= now(), false) AS due,
      (place.until IS NULL OR place.until >= place.since + ${FOUR_WEEKS}) AND ${CHECKS_IN} AS active
    FROM ${from} LEFT JOIN LATERAL (${JOINING}) AS place ON true
    WHERE f.shown_on < ${TODAY_UTC} - ${DAYS_TO_ASK}),
  grouped AS (
    SELECT 'newcomers' AS kind, '' AS name, outcome.* FROM outcome WHERE is_newcomer
    UNION ALL SELECT 'position', position, outcome.* FROM outcome WHERE NOT is_newcomer
    UNION ALL SELECT 'strength', CASE WHEN is_strong THEN 'strong' ELSE 'possible' END, outcome.* FROM outcome WHERE NOT is_newcomer
    UNION ALL SELECT 'reason', reason, outcome.* FROM outcome, unnest(reasons) AS reason WHERE NOT is_newcomer)
  SELECT kind, name, count(*)::int AS shown, (count(*) FILTER (WHERE asked))::int AS asked,
    (count(*) FILTER (WHERE asked AND joined))::int AS joined, (count(*) FILTER (WHERE asked AND joined AND due))::int AS due,
    (count(*) FILTER (WHERE asked AND joined AND due AND active))::int AS active
  FROM grouped GROUP BY kind, name`;

/** Counts what came of the entries that "Best fit" has shown. */
@Injectable()
export class MatchingResultsRepository {
  constructor(private readonly database: DataSource) {}

  count(): Promise<Counted[]> {
    return queryRows(this.database, counts(sql`shown_fits f`));
  }

  /** Of the projects for one event. */
  countAt(hackathonId: string): Promise<Counted[]> {
    const ofEvent = sql`shown_fits f JOIN projects p ON p.id = f.project_id AND p.hackathon_id = ${hackathonId}`;
    return queryRows(this.database, counts(ofEvent));
  }
}
