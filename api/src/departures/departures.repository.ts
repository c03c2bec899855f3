import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { sample } from '../database/sql.ts';
import type { KnownKeys } from '../platform/auth/identity-keys.ts';

/** What ops have decided on somebody who is gone. */
export interface Departure {
  readonly id: string;
  readonly hiddenReason: string | null;
  readonly suspendedReason: string | null;
}

/** Whom an open report is about, which is a person, or wrote the invite. */
const ABOUT = 'r.closed_at IS NULL AND coalesce(r.about_id, r.subject_id)';

const KEEP = `
  INSERT INTO departures (identity, addresses, hidden_reason, suspended_reason)
  SELECT $2, ARRAY(SELECT unnest($3::text[])
    UNION SELECT q.address FROM quota_uses q WHERE q.identity = ANY ($4) AND q.address IS NOT NULL),
    u.hidden_reason, u.suspended_reason
  FROM users u
  WHERE u.id = $1 AND (num_nonnulls(u.hidden_reason, u.suspended_reason) > 0
    OR EXISTS (SELECT FROM blocks b WHERE b.blocked_id = u.id)
    OR EXISTS (SELECT FROM abuse_reports r WHERE ${ABOUT} = u.id))
  RETURNING id`;

const KEEP_BLOCKS = `
  INSERT INTO departed_blocks (departure_id, blocker_id) SELECT $2, b.blocker_id FROM blocks b WHERE b.blocked_id = $1`;

/** Ids are random, so one stands for another. */
const MOVE_REPORTS = `
  UPDATE abuse_reports r SET about_id = CASE WHEN r.about_id = $1 THEN $2::uuid ELSE r.about_id END,
    subject_id = CASE WHEN r.subject_id = $1 THEN $2::uuid ELSE r.subject_id END
  WHERE ${ABOUT} = $1`;

/** Of those that would be a second open report of one reporter about the new profile. */
const CLOSE_REPEATED_REPORTS = `
  UPDATE abuse_reports r SET closed_at = now() WHERE ${ABOUT} = $1 AND r.subject_kind = 'person' AND EXISTS (
    SELECT FROM abuse_reports other WHERE other.closed_at IS NULL AND other.subject_kind = 'person' AND other.subject_id = $2
      AND (other.reporter_key = r.reporter_key OR other.reporter_address = r.reporter_address
        OR other.reporter_id = r.reporter_id))`;

const UNDECIDED = 'SELECT id FROM departures WHERE hidden_reason IS NULL AND suspended_reason IS NULL';

const FORGET_EMPTY = `
  DELETE FROM departures WHERE id IN (
    SELECT d.id FROM departures d WHERE d.id IN ${sample(UNDECIDED, 'id', '$2')}
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
    const [user] = await manager.query<{ email: string }[]>(
      'SELECT email FROM users WHERE id = $1 AND email_confirmed',
      [profileId],
    );
    return user?.email ?? null;
  }

  /** Nothing where nothing was decided. Addresses that the ledger knows of this identity are kept as well. */
  async keep(manager: EntityManager, profileId: string, { identities, addresses }: KnownKeys): Promise<void> {
    const found = [profileId, identities[0], addresses, identities];
    const [departure] = await manager.query<{ id: string }[]>(KEEP, found);
    if (!departure) return;
    await manager.query(KEEP_BLOCKS, [profileId, departure.id]);
    await manager.query(MOVE_REPORTS, [profileId, departure.id]);
  }

  async findIds(manager: EntityManager, { identities, addresses }: KnownKeys): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      'SELECT id FROM departures WHERE identity = ANY ($1) OR addresses && $2::text[]',
      [identities, addresses],
    );
    return rows.map(({ id }) => id);
  }

  async findBlockers(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    const rows = await manager.query<{ blockerId: string }[]>(
      'SELECT DISTINCT blocker_id AS "blockerId" FROM departed_blocks WHERE departure_id = ANY ($1)',
      [ids],
    );
    return rows.map(({ blockerId }) => blockerId);
  }

  /** Those that nobody has applied meanwhile, in order. */
  lock(manager: EntityManager, ids: readonly string[]): Promise<Departure[]> {
    return manager.query(
      `SELECT id, hidden_reason AS "hiddenReason", suspended_reason AS "suspendedReason" FROM departures
       WHERE id = ANY ($1) ORDER BY id FOR UPDATE`,
      [ids],
    );
  }

  /** What ops have decided on the new profile comes first. */
  async setReasons(manager: EntityManager, profileId: string, departure: Departure): Promise<void> {
    const { hiddenReason, suspendedReason } = departure;
    if (hiddenReason === null && suspendedReason === null) return;
    await manager.query(
      `UPDATE users SET hidden_reason = coalesce(hidden_reason, $2), suspended_reason = coalesce(suspended_reason, $3)
       WHERE id = $1`,
      [profileId, hiddenReason, suspendedReason],
    );
  }

  async moveReports(manager: EntityManager, departureId: string, profileId: string): Promise<void> {
    await manager.query(CLOSE_REPEATED_REPORTS, [departureId, profileId]);
    await manager.query(MOVE_REPORTS, [departureId, profileId]);
  }

  async appendEvent(manager: EntityManager, profileId: string, action: 'hide' | 'suspend', reason: string) {
    await manager.query(
      `INSERT INTO moderation_events (subject_kind, subject_id, action, actor, reason)
       VALUES ('person', $1, $2, 'Crewdeck', $3)`,
      [profileId, action, reason],
    );
  }

  async delete(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query('DELETE FROM departures WHERE id = ANY ($1)', [ids]);
  }

  /** @param most how many it looks at. @returns how many it has deleted */
  async forgetEmpty(most: number): Promise<number> {
    const [, deleted] = await this.database.query<[unknown, number]>(FORGET_EMPTY, [randomUUID(), most]);
    return deleted;
  }
}
