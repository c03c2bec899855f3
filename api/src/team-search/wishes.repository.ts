import type { ValidSaveWishes, Wishes } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { jsonListOf } from '../database/sql.ts';
import { isShownTo } from '../visibility/person-conditions.ts';
import { isVisibleTo } from '../visibility/project-conditions.ts';
import { isWishSeenBy } from './team-search.conditions.ts';

/** The open search that a person answers for: their own, or that of a project of theirs. */
const ownSearch = (hackathonId: string, userId: string) => sql`
  SELECT s.id FROM team_searches s
  WHERE s.hackathon_id = ${hackathonId} AND s.ended_at IS NULL AND s.id IN (
    SELECT own.id FROM team_searches own WHERE own.user_id = ${userId}
    UNION ALL SELECT owned.id FROM team_searches owned JOIN projects mine ON mine.id = owned.project_id
    WHERE mine.owner_id = ${userId})
  ORDER BY s.user_id IS NULL, s.id LIMIT 1`;

const listOf = (columns: Sql, kind: 'like' | 'avoid', hackathonId: string, userId: string) =>
  jsonListOf(sql`
  SELECT ${columns} FROM wishes w LEFT JOIN users u ON u.id = w.person_id LEFT JOIN projects p ON p.id = w.project_id
  WHERE w.search_id = (${ownSearch(hackathonId, userId)}) AND w.user_id = ${userId} AND w.kind = ${kind} AND ${isWishSeenBy(userId)}
  ORDER BY coalesce(u.name, p.title), w.id`);

const KIND_AND_NAME = sql`
  CASE WHEN u.id IS NULL THEN 'project' ELSE 'person' END AS kind, coalesce(u.id, p.id) AS id, coalesce(u.name, p.title) AS name`;

const wishesOf = (hackathonId: string, userId: string) => sql`
  SELECT ${listOf(KIND_AND_NAME, 'like', hackathonId, userId)} AS likes,
    ${listOf(sql`u.id, u.name`, 'avoid', hackathonId, userId)} AS avoids`;

/** `KEY SHARE`, as the foreign key takes it, and before old rows go: a deletion of one of them waits, or is over. */
const seenProjects = (ids: readonly string[], hackathonId: string, userId: string) => sql`
  SELECT p.id FROM projects p WHERE p.id = ANY (${ids}) AND p.hackathon_id = ${hackathonId} AND ${isVisibleTo(userId)}
  ORDER BY p.id FOR KEY SHARE OF p`;

const seenPeople = (ids: readonly string[], userId: string) => sql`
  SELECT u.id FROM users u WHERE u.id = ANY (${ids}) AND u.id <> ${userId} AND ${isShownTo(sql`u`, userId)}
  ORDER BY u.id FOR KEY SHARE OF u`;

/** With whom people would be in a team, and with whom not. Only the person and the placing of a round read it. */
@Injectable()
export class WishesRepository {
  constructor(private readonly database: DataSource) {}

  /** None where they don't look for a team. */
  async find(hackathonId: string, userId: string): Promise<Wishes> {
    const wishes = await queryRow<Wishes>(this.database, wishesOf(hackathonId, userId));
    if (!wishes) throw new Error('A statement without a table has answered no row.');
    return wishes;
  }

  async findOwnSearch(manager: EntityManager, hackathonId: string, userId: string): Promise<string | null> {
    const search = await queryRow<{ id: string }>(manager, ownSearch(hackathonId, userId));
    return search?.id ?? null;
  }

  /** How many of these projects of an event a person sees. They stay until the transaction ends. */
  async holdProjects(
    manager: EntityManager,
    ids: readonly string[],
    hackathonId: string,
    userId: string,
  ): Promise<number> {
    return (await queryRows(manager, seenProjects(ids, hackathonId, userId))).length;
  }

  /** The same of other people. */
  async holdPeople(manager: EntityManager, ids: readonly string[], userId: string): Promise<number> {
    return (await queryRows(manager, seenPeople(ids, userId))).length;
  }

  async replace(
    manager: EntityManager,
    { searchId, userId }: { searchId: string; userId: string },
    { likes, avoids }: ValidSaveWishes,
  ): Promise<void> {
    await execute(manager, sql`DELETE FROM wishes WHERE search_id = ${searchId} AND user_id = ${userId}`);
    const wishes = [
      ...likes.map(({ kind, id }) => ({ kind: 'like', [kind]: id })),
      ...avoids.map((person) => ({ kind: 'avoid', person })),
    ];
    await execute(
      manager,
      sql`
        INSERT INTO wishes (search_id, user_id, kind, person_id, project_id)
        SELECT ${searchId}, ${userId}, wish.kind, wish.person, wish.project
        FROM json_to_recordset(${JSON.stringify(wishes)}) AS wish (kind text, person uuid, project uuid)`,
    );
  }
}
