import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Pipeline } from './caller.ts';

const FIND = `
  SELECT id AS "tokenId", module, name, coalesce(last_used_at < now() - interval '1 hour', true) AS "isUseOld"
  FROM deploy_tokens WHERE hash = $1 AND revoked_at IS NULL`;

/** A hash tells no more than a look at the table may: the token is random, so it can't be guessed from it. */
export function hashOfDeployToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whose a deploy token is. Nothing is remembered: one that is revoked is of no use a moment later. */
@Injectable()
export class DeployTokens {
  constructor(private readonly database: DataSource) {}

  /** `null` when there is no such token, or no more. */
  async find(token: string): Promise<Pipeline | null> {
    type Row = Pipeline & { isUseOld: boolean };
    const [row] = await this.database.query<Row[]>(FIND, [hashOfDeployToken(token)]);
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
