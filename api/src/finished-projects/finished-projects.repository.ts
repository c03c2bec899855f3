import type { ValidSaveCredit, ValidSaveResult } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import { FORMER_PLACES, isGivenCredit } from '../visibility/credit-conditions.ts';
import { ProjectCreditEntity } from './project-credit.entity.ts';
import { ProjectResultEntity } from './project-result.entity.ts';

@Injectable()
export class FinishedProjectsRepository {
  async saveResult(manager: EntityManager, projectId: string, result: ValidSaveResult): Promise<void> {
    await manager.upsert(ProjectResultEntity, { projectId, ...result }, ['projectId']);
  }

  async saveCredit(manager: EntityManager, projectId: string, userId: string, credit: ValidSaveCredit): Promise<void> {
    await manager.upsert(ProjectCreditEntity, { projectId, userId, ...credit }, ['projectId', 'userId']);
  }

  /** Whether the owner credits somebody who has left the team. */
  async isGiven(manager: EntityManager, projectId: string, userId: string): Promise<boolean> {
    const row = await queryRow<{ isGiven: boolean }>(
      manager,
      sql`SELECT ${isGivenCredit(userId)} AS "isGiven" FROM projects p WHERE p.id = ${projectId}`,
    );
    return row?.isGiven ?? false;
  }

  /** The role that a former member had last; `null` for everybody else. They stay while they are credited. */
  async findFormerRole(manager: EntityManager, projectId: string, userId: string): Promise<string | null> {
    const row = await queryRow<{ role: string }>(
      manager,
      sql`
        SELECT place.role FROM projects p CROSS JOIN LATERAL (${FORMER_PLACES}) AS place JOIN users u ON u.id = place.user_id
        WHERE p.id = ${projectId} AND u.id = ${userId} ORDER BY place.ended_at DESC LIMIT 1 FOR KEY SHARE OF u`,
    );
    return row?.role ?? null;
  }

  async give(manager: EntityManager, projectId: string, userId: string, givenRole: string): Promise<void> {
    await manager.upsert(ProjectCreditEntity, { projectId, userId, givenRole }, ['projectId', 'userId']);
  }

  async takeBack(manager: EntityManager, projectId: string, userId: string): Promise<void> {
    await execute(
      manager,
      sql`UPDATE project_credits SET given_role = NULL WHERE project_id = ${projectId} AND user_id = ${userId}`,
    );
  }
}
