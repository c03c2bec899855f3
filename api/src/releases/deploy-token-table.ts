import { randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '@crewdeck/contract';
import type { DataSource, EntityManager } from 'typeorm';
import { DeployTokenEntity } from '../platform/auth/deploy-token.entity.ts';
import { hashOfDeployToken } from '../platform/auth/deploy-tokens.ts';

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
    await manager.insert(DeployTokenEntity, { module, name, hash: hashOfDeployToken(token) });
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
