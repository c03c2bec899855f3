import { CHECK_IN_DAYS, type Collaboration, MISSED_CHECK_INS, type ValidCheckIn } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { jsonListOf, literal } from '../database/sql.ts';
import type { Asked } from '../endings/after-check-in.ts';
import { FINISHED_AT } from '../projects/project-columns.ts';
import { coverUrlOf, pictureUrlOf } from '../visibility/picture-conditions.ts';
import { OPEN_SEATS, TODAY } from '../visibility/project-conditions.ts';
import { MemberEntity } from './member.entity.ts';

export type NewMember = Pick<MemberEntity, 'projectId' | 'userId' | 'role' | 'inviteId'> &
  Partial<Pick<MemberEntity, 'hoursPerWeek' | 'committedUntil'>>;

const MOST_OF_ONE_PERSON = 1000;
const MOST_FACES = 5;

const PERIOD = sql`interval ${literal(`${CHECK_IN_DAYS} days`)}`;

/**
 * Once the owner may free a seat, its person is asked no more: the question waits. Nobody is asked for a time in which no
 * process has asked. The project is locked first, as `InvitesRepository` explains.
 */
const ask = (most: number) => sql`
  UPDATE project_members SET asked_at = now(), missed_check_ins = missed_check_ins + (asked_at IS NOT NULL)::int,
    next_check_in_at = CASE WHEN missed_check_ins + (asked_at IS NOT NULL)::int < ${MISSED_CHECK_INS.seatMayBeFreed}
      THEN greatest(next_check_in_at, now() - interval '1 day') + ${PERIOD} END
  WHERE id IN (
    SELECT m.id FROM project_members m JOIN projects p ON p.id = m.project_id
    WHERE m.next_check_in_at <= now() AND p.status NOT IN ('Archived', 'Completed')
    ORDER BY m.next_check_in_at LIMIT ${most} FOR KEY SHARE OF p SKIP LOCKED FOR UPDATE OF m SKIP LOCKED)
  RETURNING project_id AS "projectId", user_id AS "userId", missed_check_ins AS missed`;

/** Each once for the day that they said. A member without a check-in, due or asked, is in a project that is over. */
const askWhoGoesOn = (most: number) => sql`
  UPDATE project_members SET commitment_told = committed_until WHERE id IN (
    SELECT m.id FROM project_members m JOIN projects p ON p.id = m.project_id
    WHERE m.committed_until <= ${TODAY} AND m.committed_until IS DISTINCT FROM m.commitment_told
      AND (m.next_check_in_at IS NOT NULL OR m.asked_at IS NOT NULL) AND p.status NOT IN ('Archived', 'Completed')
    ORDER BY m.committed_until LIMIT ${most} FOR KEY SHARE OF p SKIP LOCKED FOR UPDATE OF m SKIP LOCKED)
  RETURNING project_id AS "projectId", user_id AS "userId"`;

/** Others on the team of `projects p`. A team reads its own, so that nobody is left out who is hidden or blocked. */
const teamWithout = (readerId: string) =>
  jsonListOf(sql`
  SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl"
  FROM (
    SELECT p.owner_id AS user_id, 0 AS rank
    UNION ALL SELECT other.user_id, 1 FROM project_members other WHERE other.project_id = p.id) AS seat
  JOIN users u ON u.id = seat.user_id WHERE u.id <> ${readerId} ORDER BY seat.rank, u.name, u.id LIMIT ${MOST_FACES}`);

/** An archived project may have no owner. The reader is one of the members. */
const TEAMMATE_COUNT = sql`p.member_count - 1 + (p.owner_id IS NOT NULL)::int`;

@Injectable()
export class CollaborationsRepository {
  constructor(private readonly database: DataSource) {}

  findOf(userId: string): Promise<Collaboration[]> {
    return queryRows(
      this.database,
      sql`
        SELECT m.id, p.title, p.description, m.role, p.status, ${OPEN_SEATS} AS "openSeats", ${FINISHED_AT} AS "finishedAt",
          json_build_object('id', p.id, 'title', p.title, 'description', p.description,
            'coverUrl', ${coverUrlOf(sql`p`)}) AS project,
          ${teamWithout(userId)} AS team, ${TEAMMATE_COUNT} AS "teammateCount"
        FROM project_members m JOIN projects p ON p.id = m.project_id
        WHERE m.user_id = ${userId} ORDER BY m.joined_at DESC, m.id DESC LIMIT ${MOST_OF_ONE_PERSON}`,
    );
  }

  has(manager: EntityManager, projectId: string, userId: string): Promise<boolean> {
    return manager.existsBy(MemberEntity, { projectId, userId });
  }

  /** Members of a project that is over are asked nothing. */
  async insert(manager: EntityManager, member: NewMember): Promise<void> {
    const { projectId, userId, role, inviteId, hoursPerWeek = null, committedUntil = null } = member;
    await execute(
      manager,
      sql`
        INSERT INTO project_members
          (project_id, user_id, role, invite_id, hours_per_week, committed_until, next_check_in_at)
        SELECT p.id, ${userId}::uuid, ${role}, ${inviteId}::uuid, ${hoursPerWeek}::smallint, ${committedUntil}::date,
          CASE WHEN p.status NOT IN ('Archived', 'Completed') THEN now() + ${PERIOD} END
        FROM projects p WHERE p.id = ${projectId}`,
    );
  }

  /** Asks members who are due whether they are still with their team. A question that is still open counts as missed. */
  askToCheckIn(manager: EntityManager, most: number): Promise<Asked[]> {
    return queryRows(manager, ask(most));
  }

  /** Asks members whose last day has come, as they have said it, whether they go on. */
  askWhoGoesOn(manager: EntityManager, most: number): Promise<Omit<Asked, 'missed'>[]> {
    return queryRows(manager, askWhoGoesOn(most));
  }

  async checkIn(manager: EntityManager, projectId: string, userId: string): Promise<void> {
    await execute(
      manager,
      sql`
        UPDATE project_members SET asked_at = NULL, missed_check_ins = 0,
          next_check_in_at = coalesce(next_check_in_at, now() + ${PERIOD})
        WHERE project_id = ${projectId} AND user_id = ${userId} AND asked_at IS NOT NULL`,
    );
  }

  /** @returns whether they were asked about another day */
  async commit(
    manager: EntityManager,
    projectId: string,
    userId: string,
    { hoursPerWeek, until }: NonNullable<ValidCheckIn['commitment']>,
  ): Promise<boolean> {
    const member = await queryRow<{ isOtherDay: boolean }>(
      manager,
      sql`
        UPDATE project_members SET hours_per_week = ${hoursPerWeek}, committed_until = ${until}
        WHERE project_id = ${projectId} AND user_id = ${userId}
        RETURNING commitment_told IS DISTINCT FROM committed_until AS "isOtherDay"`,
    );
    return member?.isOtherDay ?? false;
  }
}
