import { randomBytes } from 'node:crypto';
import { type CreatedDeployToken, DEPLOY_TOKEN_PREFIX, type DeployToken } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import type { DeployTokens, Pipeline } from '../platform/auth/caller.ts';
import { hashOfSecret } from '../platform/auth/hash-of-secret.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { DeployTokenEntity } from './deploy-token.entity.ts';
import { type Actor, requirePerson } from './release.policy.ts';

const RANDOM_BYTES = 32;

const COLUMNS = sql`
  id, module, name, ${isoTime(sql`created_at`)} AS "createdAt", ${isoTime(sql`last_used_at`)} AS "lastUsedAt"`;

/** Tokens that let squads' pipelines release their module. Nothing is remembered: a revoked one is refused at once. */
@Injectable()
export class DeployTokensService implements DeployTokens {
  constructor(private readonly database: DataSource) {}

  /** `null` when there is no such token, or no more. */
  async find(token: string): Promise<Pipeline | null> {
    const row = await queryRow<Pipeline & { isUseOld: boolean }>(
      this.database,
      sql`
        SELECT id AS "tokenId", module, name, coalesce(last_used_at < now() - interval '1 hour', true) AS "isUseOld"
        FROM deploy_tokens WHERE hash = ${hashOfSecret(token)} AND revoked_at IS NULL`,
    );
    if (!row) return null;
    const { isUseOld, ...pipeline } = row;
    // To the hour, so that not every call writes.
    if (isUseOld)
      await execute(this.database, sql`UPDATE deploy_tokens SET last_used_at = now() WHERE id = ${row.tokenId}`);
    return pipeline;
  }

  async list(actor: Actor): Promise<DeployToken[]> {
    requirePerson(actor, 'deploy_tokens.manage');
    return queryRows(
      this.database,
      sql`SELECT ${COLUMNS} FROM deploy_tokens WHERE revoked_at IS NULL ORDER BY module, name`,
    );
  }

  /** The one answer with the secret. A token of the same module and name is revoked. */
  async create(actor: Actor, { module, name }: Pick<DeployToken, 'module' | 'name'>): Promise<CreatedDeployToken> {
    requirePerson(actor, 'deploy_tokens.manage');
    const token = DEPLOY_TOKEN_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
    return this.database.transaction(async (manager) => {
      // One at a time of a name, or both would find none to revoke.
      await execute(manager, sql`SELECT pg_advisory_xact_lock(hashtext(${`deploy token ${module} ${name}`}))`);
      await revokeTokens(manager, { module, name });
      const created = await queryRow<DeployToken>(
        manager,
        sql`
          INSERT INTO deploy_tokens (module, name, hash) VALUES (${module}, ${name}, ${hashOfSecret(token)}) RETURNING ${COLUMNS}`,
      );
      if (!created) throw new Error('The token was not written.');
      return { ...created, token };
    });
  }

  async revoke(actor: Actor, id: string): Promise<void> {
    requirePerson(actor, 'deploy_tokens.manage');
    const revoked = await revokeTokens(this.database.manager, { id });
    if (revoked === 0) throw new DomainError('release.not_found', "This token doesn't exist or was revoked.");
  }
}

/** @returns how many there were that were not revoked before */
async function revokeTokens(manager: EntityManager, tokens: FindOptionsWhere<DeployTokenEntity>): Promise<number> {
  const { affected } = await manager.update(
    DeployTokenEntity,
    { ...tokens, revokedAt: IsNull() },
    { revokedAt: () => 'now()' },
  );
  return affected ?? 0;
}
