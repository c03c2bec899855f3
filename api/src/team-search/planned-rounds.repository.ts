import type { PlannedTeamRound, ValidPlanTeamRound } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { isoTime, jsonListOf } from '../database/sql.ts';
import { TODAY } from '../visibility/project-conditions.ts';
import { PlannedTeamRoundEntity } from './planned-team-round.entity.ts';

const COLUMNS = sql`r.id, ${isoTime(sql`r.opens_at`)} AS "opensAt", r.team_size AS "teamSize"`;

/** Of an event, given by a column, as JSON, the next one first. */
export const plannedRoundsOf = (hackathon: Sql) =>
  jsonListOf(sql`
  SELECT ${COLUMNS} FROM planned_team_rounds r WHERE r.hackathon_id = ${hackathon} ORDER BY r.opens_at, r.id`);

/** Rounds that open by themselves. */
@Injectable()
export class PlannedRoundsRepository {
  count(manager: EntityManager, hackathonId: string): Promise<number> {
    return manager.countBy(PlannedTeamRoundEntity, { hackathonId });
  }

  async insert(
    manager: EntityManager,
    hackathonId: string,
    { opensAt, teamSize }: ValidPlanTeamRound,
  ): Promise<PlannedTeamRound> {
    const planned = await queryRow<PlannedTeamRound>(
      manager,
      sql`
        INSERT INTO planned_team_rounds AS r (hackathon_id, opens_at, team_size)
        VALUES (${hackathonId}, ${opensAt}, ${teamSize}) RETURNING ${COLUMNS}`,
    );
    if (!planned) throw new Error('The planned round was not written.');
    return planned;
  }

  /** @returns whether there was one */
  async remove(manager: EntityManager, hackathonId: string, id: string): Promise<boolean> {
    const { affected } = await manager.delete(PlannedTeamRoundEntity, { hackathonId, id });
    return Boolean(affected);
  }

  /** Removes those whose time has come. @returns the last of them; `null` for none, and where the event is over */
  async takeDue(manager: EntityManager, hackathonId: string): Promise<{ teamSize: number } | null> {
    const due = await queryRows<{ teamSize: number; isOver: boolean }>(
      manager,
      sql`
        WITH due AS (
          DELETE FROM planned_team_rounds r WHERE r.hackathon_id = ${hackathonId} AND r.opens_at <= now() RETURNING r.*)
        SELECT due.team_size AS "teamSize", h.event_date < ${TODAY} AS "isOver"
        FROM due JOIN hackathons h ON h.id = due.hackathon_id ORDER BY due.opens_at DESC, due.id LIMIT 1`,
    );
    return due.find(({ isOver }) => !isOver) ?? null;
  }
}
