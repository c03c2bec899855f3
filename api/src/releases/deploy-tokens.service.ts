import { createHash, randomBytes } from 'node:crypto';
import { type CreatedDeployToken, DEPLOY_TOKEN_PREFIX, type DeployToken } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import type { DeployTokens, Pipeline } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type Actor, requirePerson } from './release.policy.ts';

const RANDOM_BYTES = 32;

const FIND = `
  SELECT id AS "tokenId", module, name, coalesce(last_used_at < now() - interval '1 hour', true) AS "isUseOld"
  FROM deploy_tokens WHERE hash = $1 AND revoked_at IS NULL`;

const COLUMNS = `id, module, name, ${isoTime('created_at')} AS "createdAt", ${isoTime('last_used_at')} AS "lastUsedAt"`;
const LIST = `SELECT ${COLUMNS} FROM deploy_tokens WHERE revoked_at IS NULL ORDER BY module, name`;
const CREATE = `INSERT INTO deploy_tokens (module, name, hash) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`;
const REVOKE = 'UPDATE deploy_tokens SET revoked_at = now() WHERE revoked_at IS NULL AND';

/** Tokens that let squads' pipelines release their module. Nothing is remembered: a revoked one is refused at once. */
@Injectable()
export class DeployTokensService implements DeployTokens {
  constructor(private readonly database: DataSource) {}

  /** `null` when there is no such token, or no more. */
  async find(token: string): Promise<Pipeline | null> {
    const [row] = await this.database.query<(Pipeline & { isUseOld: boolean })[]>(FIND, [hashOf(token)]);
    if (!row) return null;
    const { isUseOld, ...pipeline } = row;
    // To the hour, so that not every call writes.
    if (isUseOld)
      await this.database.query('UPDATE deploy_tokens SET last_used_at = now() WHERE id = $1', [row.tokenId]);
    return pipeline;
  }

  async list(actor: Actor): Promise<DeployToken[]> {
    requirePerson(actor, 'deploy_tokens.manage');
    return this.database.query(LIST);
  }

  /** The one answer with the secret. A token of the same module and name is revoked. */
  async create(actor: Actor, { module, name }: Pick<DeployToken, 'module' | 'name'>): Promise<CreatedDeployToken> {
    requirePerson(actor, 'deploy_tokens.manage');
    const token = DEPLOY_TOKEN_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
    return this.database.transaction(async (manager) => {
      // One at a time of a name, or both would find none to revoke.
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`deploy token ${module} ${name}`]);
      await manager.query(`${REVOKE} module = $1 AND name = $2`, [module, name]);
      const [created] = await manager.query<DeployToken[]>(CREATE, [module, name, hashOf(token)]);
      if (!created) throw new Error('The token was not written.');
      return { ...created, token };
    });
  }

  async revoke(actor: Actor, id: string): Promise<void> {
    requirePerson(actor, 'deploy_tokens.manage');
    const [, revoked] = await this.database.query<[unknown[], number]>(`${REVOKE} id = $1`, [id]);
    if (revoked === 0) throw new DomainError('release.not_found', 'There is no such token, or it was revoked before.');
  }
}

/** The token is random, so that its hash tells nothing of it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
