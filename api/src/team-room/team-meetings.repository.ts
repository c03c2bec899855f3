import { type AnswerTeamMeeting, LIMITS, type TeamMeeting, type TimeBlock } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { teamOf } from '../database/locked-sets.ts';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoTime, jsonListOf, literal } from '../database/sql.ts';
import { isMember } from '../visibility/project-conditions.ts';
import { personInRoom } from './person-in-room.ts';
import { TeamMeetingEntity } from './team-meeting.entity.ts';

export type NewMeeting = Pick<TeamMeetingEntity, 'projectId' | 'title' | 'startsAt' | 'minutes' | 'url'> & {
  readonly proposedBy: string;
};
type MeetingTime = Pick<TeamMeetingEntity, 'startsAt' | 'minutes'>;
/** With what decides who may change it. */
export type KnownMeeting = TeamMeetingEntity & { readonly isProposerOnTeam: boolean };

export interface Teammate {
  readonly id: string;
  readonly name: string;
  readonly timeBlocks: readonly TimeBlock[];
  readonly timeZone: string | null;
}

/** How many meetings that are over or cancelled are listed. */
const PAST_LISTED = 5;
const LONGEST = literal(`${LIMITS.meetingMinutesMax} minutes`);

/** The first part is what the index holds. */
const IS_TO_COME = sql`t.starts_at > now() - interval ${LONGEST}
  AND t.starts_at + t.minutes * interval '1 minute' > now() AND NOT t.is_cancelled`;

const IS_PROPOSER_ON_TEAM = sql`
  EXISTS (SELECT FROM projects p WHERE p.id = t.project_id AND (p.owner_id = t.proposed_by OR ${isMember(sql`t.proposed_by`)}))`;

const ANSWERS = jsonListOf(sql`
  SELECT u.id, u.name, said.answer FROM (
    SELECT p.owner_id AS id FROM projects p WHERE p.id = t.project_id
    UNION SELECT m.user_id FROM project_members m WHERE m.project_id = t.project_id) AS team
  JOIN users u ON u.id = team.id LEFT JOIN team_meeting_answers said ON said.meeting_id = t.id AND said.user_id = u.id
  ORDER BY u.name, u.id`);

const columnsFor = (viewerId: string) => sql`
  t.id, t.title, ${isoTime(sql`t.starts_at`)} AS "startsAt", t.minutes, t.url, t.moves, t.is_cancelled AS "isCancelled",
  ${personInRoom(sql`t.proposed_by`, sql`t.project_id`, viewerId)} AS "proposedBy", ${ANSWERS} AS answers,
  t.proposed_by IS NOT DISTINCT FROM ${viewerId}::uuid OR NOT ${IS_PROPOSER_ON_TEAM}
    AND EXISTS (SELECT FROM projects p WHERE p.id = t.project_id AND p.owner_id = ${viewerId}) AS "canChange"`;

@Injectable()
export class TeamMeetingsRepository {
  constructor(private readonly database: DataSource) {}

  /** Those to come, the next one first; then the latest of the others. */
  findOf(projectId: string, viewerId: string): Promise<TeamMeeting[]> {
    const part = (condition: Sql, order: Sql, size: number) => sql`
      (SELECT ${columnsFor(viewerId)} FROM team_meetings t WHERE t.project_id = ${projectId} AND ${condition}
       ORDER BY ${order} LIMIT ${size})`;
    const toCome = part(IS_TO_COME, sql`t.starts_at, t.id`, LIMITS.teamMeetings);
    const others = part(sql`NOT (${IS_TO_COME})`, sql`t.starts_at DESC, t.id DESC`, PAST_LISTED);
    return queryRows(this.database, sql`${toCome} UNION ALL ${others}`);
  }

  findTeam(projectId: string): Promise<Teammate[]> {
    return queryRows(
      this.database,
      sql`SELECT u.id, u.name, u.time_blocks AS "timeBlocks", u.time_zone AS "timeZone"
        FROM users u WHERE u.id IN (${teamOf(projectId)}) ORDER BY u.name, u.id`,
    );
  }

  find(manager: EntityManager, projectId: string, id: string): Promise<KnownMeeting | null> {
    return queryRow(
      manager,
      sql`
        SELECT t.id, t.project_id AS "projectId", t.proposed_by AS "proposedBy", t.title, t.starts_at AS "startsAt", t.minutes, t.url,
          t.moves, t.is_cancelled AS "isCancelled", t.created_at AS "createdAt", ${IS_PROPOSER_ON_TEAM} AS "isProposerOnTeam"
        FROM team_meetings t WHERE t.project_id = ${projectId} AND t.id = ${id}`,
    );
  }

  async countToCome(manager: EntityManager, projectId: string): Promise<number> {
    const rows = await queryRows(
      manager,
      sql`SELECT FROM team_meetings t WHERE t.project_id = ${projectId} AND ${IS_TO_COME}`,
    );
    return rows.length;
  }

  async insert(manager: EntityManager, meeting: NewMeeting): Promise<string> {
    const { identifiers } = await manager.insert(TeamMeetingEntity, meeting);
    return String(identifiers[0]?.id);
  }

  /** Everybody is asked again. */
  async move(manager: EntityManager, { id }: KnownMeeting, { startsAt, minutes }: MeetingTime): Promise<void> {
    await execute(
      manager,
      sql`UPDATE team_meetings SET starts_at = ${startsAt}, minutes = ${minutes}, moves = moves + 1 WHERE id = ${id}`,
    );
    await execute(manager, sql`DELETE FROM team_meeting_answers WHERE meeting_id = ${id}`);
  }

  async cancel(manager: EntityManager, { id }: KnownMeeting): Promise<void> {
    await manager.update(TeamMeetingEntity, { id }, { isCancelled: true });
  }

  async answer(
    manager: EntityManager,
    id: string,
    personId: string,
    answer: AnswerTeamMeeting['answer'],
  ): Promise<void> {
    await execute(
      manager,
      sql`
        INSERT INTO team_meeting_answers (meeting_id, user_id, answer) VALUES (${id}, ${personId}, ${answer})
        ON CONFLICT (meeting_id, user_id) DO UPDATE SET answer = excluded.answer`,
    );
  }

  async read(manager: EntityManager, id: string, viewerId: string): Promise<TeamMeeting> {
    const meeting = await queryRow<TeamMeeting>(
      manager,
      sql`SELECT ${columnsFor(viewerId)} FROM team_meetings t WHERE t.id = ${id}`,
    );
    if (!meeting) throw new Error('A meeting that is locked is gone.');
    return meeting;
  }
}
