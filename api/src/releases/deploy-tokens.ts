import { createHash, randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DeployTokens, Pipeline } from '../platform/auth/caller.ts';
import { DeployTokenEntity } from './deploy-token.entity.ts';

const FIND = `
  SELECT id AS "tokenId", module, name, coalesce(last_used_at < now() - interval '1 hour', true) AS "isUseOld"
  FROM deploy_tokens WHERE hash = $1 AND revoked_at IS NULL`;

/** A hash tells no more than a look at the table may: the token is random, so it can't be guessed from it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whose a deploy token is. Nothing is remembered: one that is revoked is of no use a moment later. */
@Injectable()
export class StoredDeployTokens implements DeployTokens {
  constructor(private readonly database: DataSource) {}

  /** `null` when there is no such token, or no more. */
  async find(token: string): Promise<Pipeline | null> {
    type Row = Pipeline & { isUseOld: boolean };
    const [row] = await this.database.query<Row[]>(FIND, [hashOf(token)]);
    if (!row) return null;
    const { isUseOld, ...pipeline } = row;
    if (isUseOld) await this.noteUse(pipeline);
    return pipeline;
  }

  /** To the hour, so that not every call writes. */
  private async noteUse({ tokenId }: Pipeline): Promise<void> {
    await this.database.query('UPDATE deploy_tokens SET last_used_at = now() WHERE id = $1', [tokenId]);
  }
}

const RANDOM_BYTES = 32;

export interface TokenName {
  readonly module: string;
  /** As events name whoever shows it. */
  readonly name: string;
}

export interface MadeToken {
  /** Never to be seen again. */
  readonly token: string;
  /** Whether one of that name was good until now. */
  readonly hasReplaced: boolean;
}

/** Makes a token; one of the same name is revoked by it. */
export async function makeDeployToken(database: DataSource, { module, name }: TokenName): Promise<MadeToken> {
  const token = DEPLOY_TOKEN_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  return database.transaction(async (manager) => {
    const hasReplaced = await revoke(manager, { module, name });
    await manager.insert(DeployTokenEntity, { module, name, hash: hashOf(token) });
    return { token, hasReplaced };
  });
}

/** `false` when there is none that is good. It is of no use from the next call on. */
export function revokeDeployToken(database: DataSource, name: TokenName): Promise<boolean> {
  return revoke(database.manager, name);
}

async function revoke(manager: EntityManager, { module, name }: TokenName): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(DeployTokenEntity)
    .set({ revokedAt: () => 'now()' })
    .where('module = :module AND name = :name AND revoked_at IS NULL', { module, name })
    .execute();
  return (affected ?? 0) > 0;
}
