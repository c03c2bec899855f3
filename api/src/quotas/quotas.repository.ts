import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityKeys, KnownKeys } from '../platform/auth/identity-keys.ts';
import type { Use } from './quota-list.ts';

const KEPT_DAYS = 30;

/** What is counted of one quota, no further than its limit. */
interface Asked {
  readonly use: Use;
  readonly seconds: number;
  readonly limit: number;
  readonly isToOne: boolean;
}

interface Used {
  readonly count: number;
  readonly secondsUntilRoom: number;
}

/** A statement of its own: it needs a fresh snapshot after the lock. */
const COUNT = `
  SELECT used.count, used."secondsUntilRoom"
  FROM unnest($3::text[], $4::int[], $5::int[], $6::boolean[]) WITH ORDINALITY AS asked (use, seconds, most, is_to_one, place)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS count,
      coalesce(ceil(extract(epoch FROM min(created_at) + make_interval(secs => asked.seconds) - now())), 0)::int AS "secondsUntilRoom"
    FROM (
      SELECT u.created_at FROM quota_uses u
      WHERE (u.identity = ANY ($1) OR u.address = ANY ($2)) AND u.quota = asked.use
        AND u.created_at > now() - make_interval(secs => asked.seconds) AND (NOT asked.is_to_one OR u.about = ANY ($7))
      ORDER BY u.created_at DESC LIMIT asked.most) AS uses) AS used
  ORDER BY asked.place`;

const FORGET = `
  DELETE FROM quota_uses WHERE id IN (
    SELECT id FROM quota_uses WHERE created_at < now() - interval '${KEPT_DAYS} days' LIMIT $1 FOR UPDATE SKIP LOCKED)`;

/** The ledger: what identities have done, whether or not it still exists. It knows them by HMACs only. */
@Injectable()
export class QuotasRepository {
  constructor(private readonly database: DataSource) {}

  /** @param about keys of the person whom uses to one are about */
  count(
    manager: EntityManager,
    { identities, addresses }: KnownKeys,
    asked: readonly Asked[],
    about: readonly string[],
  ): Promise<Used[]> {
    return manager.query(COUNT, [
      identities,
      addresses,
      asked.map(({ use }) => use),
      asked.map(({ seconds }) => seconds),
      asked.map(({ limit }) => limit),
      asked.map(({ isToOne }) => isToOne),
      about,
    ]);
  }

  async append(
    manager: EntityManager,
    { identity, address }: IdentityKeys,
    use: Use,
    about: string | null,
  ): Promise<void> {
    await manager.query('INSERT INTO quota_uses (identity, address, quota, about) VALUES ($1, $2, $3, $4)', [
      identity,
      address,
      use,
      about,
    ]);
  }

  /** @returns how many it has deleted */
  async forgetOld(most: number): Promise<number> {
    const [, deleted] = await this.database.query<[unknown, number]>(FORGET, [most]);
    return deleted;
  }
}
