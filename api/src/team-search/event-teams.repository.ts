import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { isoTime, jsonListOf, type Operand } from '../database/sql.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isSeenBy } from '../visibility/person-conditions.ts';
import { pictureUrlOf } from '../visibility/picture-conditions.ts';
import { isVisibleTo } from '../visibility/project-conditions.ts';
import { PROPOSAL_PEOPLE } from '../visibility/proposal-conditions.ts';
import { STANDS } from './team-search.conditions.ts';

export interface TeamsQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Whether `t` of round `r` has formed and its project still is one. Where several formed on one project at an event, only the latest counts. */
const IS_TEAM = sql`
  (t.state = 'formed' AND EXISTS (SELECT FROM projects p WHERE p.id = t.project_id AND p.status <> 'Archived')
    AND NOT EXISTS (
      SELECT FROM team_rounds again JOIN team_proposals later ON later.round_id = again.id
      WHERE again.hackathon_id = r.hackathon_id AND later.project_id = t.project_id AND later.state = 'formed' AND (later.created_at, later.id) > (t.created_at, t.id)))`;

/** Proposals of an event that can still form, and teams that have. */
const teamsOfEvent = (hackathonId: string) => sql`(
  SELECT t.* FROM team_rounds r JOIN team_proposals t ON t.round_id = r.id
  WHERE r.hackathon_id = ${hackathonId} AND ((${STANDS} AND t.answer_until > now()) OR ${IS_TEAM}))`;

/** Ids of the people of `t`: while it is open, of those who are asked; once it has formed, of the project's owner and members. */
const PEOPLE = sql`
  SELECT someone.user_id AS id ${PROPOSAL_PEOPLE} AND t.state = 'open'
  UNION SELECT p.owner_id FROM projects p WHERE p.id = t.project_id AND t.state = 'formed' AND p.owner_id IS NOT NULL
  UNION SELECT m.user_id FROM project_members m WHERE m.project_id = t.project_id AND t.state = 'formed'`;

/** A project's owner answers for everybody on it. `size` also counts people whom the viewer may not see. */
const columnsFor = (viewer: Operand) => sql`
  t.id,
  CASE WHEN t.state = 'open' THEN json_build_object(
    'yes', (SELECT count(DISTINCT someone.user_id)::int ${PROPOSAL_PEOPLE} AND part.answer = 'yes'),
    'until', ${isoTime(sql`t.answer_until`)}) END AS answers,
  CASE WHEN t.state = 'formed' THEN (
    SELECT ${isoTime(sql`max(part.answered_at)`)} FROM team_proposal_parts part WHERE part.proposal_id = t.id) END AS "formedAt",
  (SELECT row_to_json(named) FROM (
    SELECT p.id, p.title FROM projects p WHERE p.id = t.project_id AND ${isVisibleTo(viewer)}) AS named) AS project,
  ${jsonListOf(sql`
    SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl" FROM users u
    WHERE u.id IN (${PEOPLE}) AND ${isSeenBy(sql`u`, viewer)} ORDER BY u.name, u.id`)} AS people,
  (SELECT count(*)::int FROM (${PEOPLE}) AS someone) AS size`;

/** Teams of an event, for its organisers. */
@Injectable()
export class EventTeamsRepository {
  constructor(private readonly lists: ListReader) {}

  findPage(hackathonId: string, viewerId: string | null, query: TeamsQuery): Promise<Page> {
    const order = newestFirst(sql`t`);
    return this.lists.readPage(
      {
        table: teamsOfEvent(hackathonId),
        alias: sql`t`,
        columns: columnsFor(viewerId),
        orders: [
          { ...order, where: sql`t.state = 'open'` },
          { ...order, where: sql`t.state = 'formed'` },
        ],
        conditions: [],
        texts: [],
      },
      query,
    );
  }
}
