import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { sample } from '../database/sql.ts';
import type { KnownKeys } from '../platform/auth/identity-keys.ts';

/** What ops have decided on somebody who is gone. */
export interface Departure {
  readonly id: string;
  readonly hiddenReason: string | null;
  readonly suspendedReason: string | null;
}

/** Whom an open report is about, which is a person, or wrote the invite. */
const ABOUT = sql`r.closed_at IS NULL AND coalesce(r.about_id, r.subject_id)`;

const keep = (profileId: string, { identities, addresses }: KnownKeys) => sql`
  INSERT INTO departures (identity, addresses, hidden_reason, suspended_reason)
  SELECT ${identities[0]}, ARRAY(SELECT unnest(${addresses}::text[])
    UNION SELECT q.address FROM quota_uses q WHERE q.identity = ANY (${identities}) AND q.address IS NOT NULL),
    u.hidden_reason, u.suspended_reason
  FROM users u
  WHERE u.id = ${profileId} AND (num_nonnulls(u.hidden_reason, u.suspended_reason) > 0
    OR EXISTS (SELECT FROM blocks b WHERE b.blocked_id = u.id)
    OR EXISTS (SELECT FROM abuse_reports r WHERE ${ABOUT} = u.id))
  RETURNING id`;

/** Ids are random, so one stands for another. */
const moveReports = (from: string, to: string) => sql`
  UPDATE abuse_reports r SET about_id = CASE WHEN r.about_id = ${from} THEN ${to}::uuid ELSE r.about_id END,
    subject_id = CASE WHEN r.subject_id = ${from} THEN ${to}::uuid ELSE r.subject_id END
  WHERE ${ABOUT} = ${from}`;

/** Of those that would be a second open report of one reporter about the new profile. */
const closeRepeatedReports = (departureId: string, profileId: string) => sql`
  UPDATE abuse_reports r SET closed_at = now() WHERE ${ABOUT} = ${departureId} AND r.subject_kind = 'person' AND EXISTS (
    SELECT FROM abuse_reports other
    WHERE other.closed_at IS NULL AND other.subject_kind = 'person' AND other.subject_id = ${profileId}
      AND (other.reporter_key = r.reporter_key OR other.reporter_address = r.reporter_address
        OR other.reporter_id = r.reporter_id))`;

const UNDECIDED = sql`SELECT id FROM departures WHERE hidden_reason IS NULL AND suspended_reason IS NULL`;

const forgetEmpty = (most: number) => sql`
  DELETE FROM departures WHERE id IN (
    SELECT d.id FROM departures d WHERE d.id IN ${sample(UNDECIDED, sql`id`, randomUUID(), most)}
      AND NOT EXISTS (SELECT FROM departed_blocks b WHERE b.departure_id = d.id)
      AND NOT EXISTS (SELECT FROM abuse_reports r WHERE ${ABOUT} = d.id)
    FOR UPDATE OF d SKIP LOCKED)`;

/**
 * Tombstones: what was decided on people whose profile is gone. They hold no uid, no address and no profile id. It writes tables of
 * other domains, as these need it for making and deleting profiles.
 */
@Injectable()
export class DeparturesRepository {
  constructor(private readonly database: DataSource) {}

  /** The address of a profile that is known to be theirs; `null` while there is none. */
  async findConfirmedAddress(manager: EntityManager, profileId: string): Promise<string | null> {
    const user = await queryRow<{ email: string }>(
      manager,
      sql`SELECT email FROM users WHERE id = ${profileId} AND email_confirmed`,
    );
    return user?.email ?? null;
  }

  /** Nothing where nothing was decided. Addresses that the ledger knows of this identity are kept as well. */
  async keep(manager: EntityManager, profileId: string, keys: KnownKeys): Promise<void> {
    const departure = await queryRow<{ id: string }>(manager, keep(profileId, keys));
    if (!departure) return;
    await execute(
      manager,
      sql`
        INSERT INTO departed_blocks (departure_id, blocker_id)
        SELECT ${departure.id}, b.blocker_id FROM blocks b WHERE b.blocked_id = ${profileId}`,
    );
    await execute(manager, moveReports(profileId, departure.id));
  }

  async findIds(manager: EntityManager, { identities, addresses }: KnownKeys): Promise<string[]> {
    const rows = await queryRows<{ id: string }>(
      manager,
      sql`SELECT id FROM departures WHERE identity = ANY (${identities}) OR addresses && ${addresses}::text[]`,
    );
    return rows.map(({ id }) => id);
  }

  async findBlockers(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    const rows = await queryRows<{ blockerId: string }>(
      manager,
      sql`SELECT DISTINCT blocker_id AS "blockerId" FROM departed_blocks WHERE departure_id = ANY (${ids})`,
    );
    return rows.map(({ blockerId }) => blockerId);
  }

  /** Those that nobody has applied meanwhile, in order. */
  lock(manager: EntityManager, ids: readonly string[]): Promise<Departure[]> {
    return queryRows(
      manager,
      sql`
        SELECT id, hidden_reason AS "hiddenReason", suspended_reason AS "suspendedReason" FROM departures
        WHERE id = ANY (${ids}) ORDER BY id FOR UPDATE`,
    );
  }

  /** What ops have decided on the new profile comes first. */
  async setReasons(manager: EntityManager, profileId: string, departure: Departure): Promise<void> {
    const { hiddenReason, suspendedReason } = departure;
    if (hiddenReason === null && suspendedReason === null) return;
    await execute(
      manager,
      sql`
        UPDATE users SET hidden_reason = coalesce(hidden_reason, ${hiddenReason}),
          suspended_reason = coalesce(suspended_reason, ${suspendedReason})
        WHERE id = ${profileId}`,
    );
  }

  async moveReports(manager: EntityManager, departureId: string, profileId: string): Promise<void> {
    await execute(manager, closeRepeatedReports(departureId, profileId));
    await execute(manager, moveReports(departureId, profileId));
  }

  async appendEvent(manager: EntityManager, profileId: string, action: 'hide' | 'suspend', reason: string) {
    await execute(
      manager,
      sql`
        INSERT INTO moderation_events (subject_kind, subject_id, action, actor, reason)
        VALUES ('person', ${profileId}, ${action}, 'Crewdeck', ${reason})`,
    );
  }

  async delete(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await execute(manager, sql`DELETE FROM departures WHERE id = ANY (${ids})`);
  }

  /** @param most how many it looks at. @returns how many it has deleted */
  forgetEmpty(most: number): Promise<number> {
    return execute(this.database, forgetEmpty(most));
  }
}
