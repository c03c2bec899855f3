import { type AskedProject, INTEREST_LIFE_DAYS, type Interest, LIMITS, type ProjectInterest } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { daysAfter, isoTime } from '../database/sql.ts';
import { INTERESTED_COLUMNS } from '../users/directory-columns.ts';
import { isBlockedEitherWay } from '../visibility/person-conditions.ts';
import { InterestEntity } from './interest.entity.ts';

type NewInterest = Pick<InterestEntity, 'userId' | 'projectId' | 'words' | 'role'>;

type OwnInterest = NonNullable<AskedProject['interest']>;

const MOST_OF_ONE_PERSON = 1000;

const show = ({ userId, projectId, words, role }: NewInterest) => sql`
  INSERT INTO interests AS n (user_id, project_id, words, role, life_days, project_title)
  SELECT ${userId}, p.id, ${words}, ${role}, ${INTEREST_LIFE_DAYS}, p.title FROM projects p WHERE p.id = ${projectId}
  ON CONFLICT (user_id, project_id) DO UPDATE SET status = 'shown', words = excluded.words, role = excluded.role,
    created_at = now(), life_days = excluded.life_days, project_title = excluded.project_title
  RETURNING n.id, n.user_id AS "userId", n.project_id AS "projectId", n.status, n.words, n.role,
    ${isoTime(sql`n.created_at`)} AS "createdAt"`;

const openOf = (projectId: string, ownerId: string) => sql`
  SELECT n.id, n.status, n.words, n.role, ${isoTime(sql`n.created_at`)} AS "createdAt",
    (SELECT row_to_json(person) FROM (SELECT ${INTERESTED_COLUMNS}, u.roles FROM users u WHERE u.id = n.user_id) AS person) AS person
  FROM interests n WHERE n.project_id = ${projectId} AND n.status = 'shown'
    AND NOT ${isBlockedEitherWay(sql`n.user_id`, ownerId)}
  ORDER BY n.created_at DESC, n.id DESC LIMIT ${LIMITS.interestsInAnswer}`;

/** As its index has it. */
const CLOSES_AT = daysAfter(sql`n.created_at`, sql`n.life_days`);

/** Locks in the order that `InvitesRepository` explains. */
const closeOld = (most: number) => sql`
  UPDATE interests SET status = 'closed' WHERE id IN (
    SELECT n.id FROM interests n JOIN projects p ON p.id = n.project_id JOIN users u ON u.id = n.user_id
    WHERE n.status = 'shown' AND ${CLOSES_AT} < now()
    ORDER BY ${CLOSES_AT} LIMIT ${most} FOR KEY SHARE OF p, u SKIP LOCKED FOR UPDATE OF n SKIP LOCKED)
  RETURNING project_id AS "projectId", user_id AS "userId"`;

@Injectable()
export class InterestsRepository {
  constructor(private readonly database: DataSource) {}

  /** By the ids of their projects, newest first. */
  async findOwn(userId: string): Promise<Map<string, OwnInterest>> {
    const rows = await queryRows<OwnInterest & { projectId: string }>(
      this.database,
      sql`
        SELECT project_id AS "projectId", status, ${isoTime(sql`created_at`)} AS "createdAt" FROM interests
        WHERE user_id = ${userId} AND status IN ('shown', 'invited', 'not_now')
        ORDER BY created_at DESC, id DESC LIMIT ${MOST_OF_ONE_PERSON}`,
    );
    return new Map(rows.map(({ projectId, ...interest }) => [projectId, interest]));
  }

  find(manager: EntityManager, id: string): Promise<InterestEntity | null> {
    return manager.findOneBy(InterestEntity, { id });
  }

  findOf(manager: EntityManager, userId: string, projectId: string): Promise<InterestEntity | null> {
    return manager.findOneBy(InterestEntity, { userId, projectId });
  }

  /** Interest that had ended starts again. */
  async show(manager: EntityManager, interest: NewInterest): Promise<Interest> {
    const shown = await queryRow<Interest>(manager, show(interest));
    if (!shown) throw new Error('An upsert has answered no row.');
    return shown;
  }

  async setStatus(manager: EntityManager, id: string, status: InterestEntity['status']): Promise<void> {
    await manager.update(InterestEntity, { id }, { status });
  }

  /** Those that wait for an answer, newest first, from people who exist for the owner. */
  findOpenOf(projectId: string, ownerId: string): Promise<ProjectInterest[]> {
    return queryRows(this.database, openOf(projectId, ownerId));
  }

  /** Closes what no owner has answered in time. Skips what somebody is answering at this moment. */
  closeOld(manager: EntityManager, most: number): Promise<Pick<InterestEntity, 'projectId' | 'userId'>[]> {
    return queryRows(manager, closeOld(most));
  }
}
