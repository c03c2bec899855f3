import type { Participant, ValidListParticipantsQuery } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { isSeenBy } from '../visibility/person-conditions.ts';
import { pictureUrlOf } from '../visibility/picture-conditions.ts';
import { IS_FOR_ALL } from '../visibility/project-conditions.ts';
import { HAS_TEAM, IS_PROPOSED, peopleAt, TAKES_PART } from './team-search.conditions.ts';

/** Searches of an event with who answers for them, as an organiser sees them. */
const participantsAt = (hackathonId: string, viewerId: string | null) => sql`(
  SELECT s.id, s.created_at, s.project_id, u.id AS user_id, u.name, u.picture_hash, u.roles, u.skills, u.hours_per_week,
    CASE WHEN s.shows_email AND u.email_confirmed THEN u.email END AS email,
    CASE WHEN ${HAS_TEAM} THEN 'has_team' WHEN ${IS_PROPOSED} THEN 'proposed' ELSE 'looking' END AS state
  FROM team_searches s LEFT JOIN projects owned ON owned.id = s.project_id
    JOIN users u ON u.id = coalesce(s.user_id, owned.owner_id)
  WHERE s.hackathon_id = ${hackathonId} AND ${TAKES_PART} AND ${isSeenBy(sql`u`, viewerId)})`;

const COLUMNS = sql`
  s.id, json_build_object('id', s.user_id, 'name', s.name, 'pictureUrl', ${pictureUrlOf(sql`s`)}) AS person, s.email,
  s.project_id IS NOT NULL AS "isProject",
  (SELECT p.title FROM projects p WHERE p.id = s.project_id AND ${IS_FOR_ALL}) AS project, s.roles,
  ARRAY(SELECT skill ->> 'name' FROM jsonb_array_elements(s.skills) AS skill) AS skills,
  s.hours_per_week AS "hoursPerWeek", s.state, ${isoTime(sql`s.created_at`)} AS since`;

/** Who takes part in an event, for its organisers. */
@Injectable()
export class ParticipantsRepository {
  constructor(private readonly lists: ListReader) {}

  findPage(
    hackathonId: string,
    viewerId: string | null,
    { state, ...query }: ValidListParticipantsQuery,
  ): Promise<Page> {
    const list: List = {
      table: participantsAt(hackathonId, viewerId),
      alias: sql`s`,
      columns: COLUMNS,
      orders: [newestFirst(sql`s`)],
      conditions: state ? [sql`s.state = ${state}`] : [],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  /** By name. */
  findAll(
    manager: EntityManager,
    hackathonId: string,
    viewerId: string | null,
    most: number,
  ): Promise<Omit<Participant, 'since'>[]> {
    return queryRows(
      manager,
      sql`SELECT ${COLUMNS} FROM ${participantsAt(hackathonId, viewerId)} AS s ORDER BY s.name, s.id LIMIT ${most}`,
    );
  }

  /** Everybody, with the members of teams. */
  async findPeople(manager: EntityManager, hackathonId: string): Promise<string[]> {
    const people = await queryRows<{ id: string }>(manager, peopleAt(hackathonId));
    return people.map(({ id }) => id);
  }
}
