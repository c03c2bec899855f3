import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
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
const counting = ({ identities, addresses }: KnownKeys, asked: readonly Asked[], about: readonly string[]) => sql`
  SELECT used.count, used."secondsUntilRoom"
  FROM unnest(
    ${asked.map(({ use }) => use)}::text[], ${asked.map(({ seconds }) => seconds)}::int[],
    ${asked.map(({ limit }) => limit)}::int[], ${asked.map(({ isToOne }) => isToOne)}::boolean[]
  ) WITH ORDINALITY AS asked (use, seconds, most, is_to_one, place)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS count,
      coalesce(ceil(extract(epoch FROM min(created_at) + make_interval(secs => asked.seconds) - now())), 0)::int AS "secondsUntilRoom"
    FROM (
      SELECT u.created_at FROM quota_uses u
      WHERE (u.identity = ANY (${identities}) OR u.address = ANY (${addresses})) AND u.quota = asked.use
        AND u.created_at > now() - make_interval(secs => asked.seconds) AND (NOT asked.is_to_one OR u.about = ANY (${about}))
      ORDER BY u.created_at DESC LIMIT asked.most) AS uses) AS used
  ORDER BY asked.place`;

const forget = (most: number) => sql`
  DELETE FROM quota_uses WHERE id IN (
    SELECT id FROM quota_uses WHERE created_at < now() - make_interval(days => ${KEPT_DAYS}) LIMIT ${most} FOR UPDATE SKIP LOCKED)`;

/** The ledger: what identities have done, whether or not it still exists. It knows them by HMACs only. */
@Injectable()
export class QuotasRepository {
  constructor(private readonly database: DataSource) {}

  /** @param about keys of the person whom uses to one are about */
  count(manager: EntityManager, known: KnownKeys, asked: readonly Asked[], about: readonly string[]): Promise<Used[]> {
    return queryRows(manager, counting(known, asked, about));
  }

  async append(
    manager: EntityManager,
    { identity, address }: IdentityKeys,
    use: Use,
    about: string | null,
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO quota_uses (identity, address, quota, about) VALUES (${identity}, ${address}, ${use}, ${about})`,
    );
  }

  /** @returns how many it has deleted */
  forgetOld(most: number): Promise<number> {
    return execute(this.database, forget(most));
  }
}
