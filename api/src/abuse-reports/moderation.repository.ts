import {
  EXACT_TOTAL_LIMIT,
  type MODERATED_KINDS,
  type ReportedSubject,
  type ValidListReportsQuery,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoTime, jsonListOf } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { ModerationEventEntity } from './moderation-event.entity.ts';

export type ModeratedKind = (typeof MODERATED_KINDS)[number];

/** A person or a project that ops judge. */
export interface Subject {
  readonly kind: ModeratedKind;
  readonly id: string;
}

const MOST_OF_A_SUBJECT = 50;

/** Whom or what a row of `abuse_reports` is about. Indexes hold this very expression. */
const ABOUT = 'coalesce(about_id, subject_id)';
const KIND = `CASE subject_kind WHEN 'project' THEN 'project' ELSE 'person' END`;
const OPEN_ABOUT = `FROM abuse_reports r WHERE r.closed_at IS NULL AND coalesce(r.about_id, r.subject_id)`;

/** Nobody needs the words any more of who has deleted their account (ADR 17). */
const FORGOTTEN = `
  words = CASE WHEN reporter_id IS NULL THEN '' ELSE words END,
  quote = CASE WHEN EXISTS (SELECT FROM users u WHERE u.id = ${ABOUT}) THEN quote ELSE '' END`;

/** Subjects by their latest row, so that an index leads from one to the next. */
const LISTED: Record<ValidListReportsQuery['state'], string> = {
  open: `(
    SELECT ${ABOUT} AS id, ${KIND} AS kind, created_at FROM abuse_reports latest
    WHERE closed_at IS NULL AND latest.id = (
      SELECT r.id ${OPEN_ABOUT} = coalesce(latest.about_id, latest.subject_id) ORDER BY r.created_at DESC, r.id DESC LIMIT 1))`,
  decided: `(
    SELECT subject_id AS id, subject_kind AS kind, created_at FROM moderation_events latest
    WHERE latest.id = (
      SELECT e.id FROM moderation_events e WHERE e.subject_id = latest.subject_id ORDER BY e.created_at DESC, e.id DESC LIMIT 1))`,
};

const REPORTS = jsonListOf(`
  SELECT r.subject_kind AS kind, r.category, r.words, r.quote, r.closed_at IS NULL AS "isOpen", ${isoTime('r.created_at')} AS at
  FROM abuse_reports r WHERE coalesce(r.about_id, r.subject_id) = s.id
  ORDER BY r.created_at DESC, r.id DESC LIMIT ${MOST_OF_A_SUBJECT}`);

const EVENTS = jsonListOf(`
  SELECT e.id, e.action, e.actor, e.reason, ${isoTime('e.created_at')} AS at
  FROM moderation_events e WHERE e.subject_id = s.id
  ORDER BY e.created_at DESC, e.id DESC LIMIT ${MOST_OF_A_SUBJECT}`);

/** Of those from before there were keys each counts. */
const REPORTERS = `
  (SELECT count(DISTINCT reporter)::int FROM (
    SELECT coalesce(r.reporter_address, r.reporter_key, r.id::text) AS reporter ${OPEN_ABOUT} = s.id
    LIMIT ${EXACT_TOTAL_LIMIT}) AS reported)`;

const OPEN_SINCE = `(SELECT ${isoTime('r.created_at')} ${OPEN_ABOUT} = s.id ORDER BY r.created_at LIMIT 1)`;

const ofUser = (column: string) => `(SELECT ${column} FROM users u WHERE u.id = s.id)`;
const ofProject = (column: string) => `(SELECT ${column} FROM projects p WHERE p.id = s.id)`;

/** Selects the contract's `ReportedSubject` of a `kind` and an `id` in `s`. */
const COLUMNS = `
  s.kind, s.id, coalesce(${ofUser('u.name')}, ${ofProject('p.title')}) AS name,
  coalesce(${ofUser('u.bio')}, ${ofProject('p.description')}) AS text,
  coalesce(${ofUser('u.hidden_reason')}, ${ofProject('p.hidden_reason')}) IS NOT NULL AS "isHidden",
  ${ofUser('u.suspended_reason')} IS NOT NULL AS "isSuspended",
  ${REPORTERS} AS "openReports", ${OPEN_SINCE} AS "openSince",
  ${REPORTS} AS reports, ${EVENTS} AS events`;

/** Reports as ops see them, and what they have decided. Who has reported is read by nobody. */
@Injectable()
export class ModerationRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
  ) {}

  findPage({ state, ...query }: ValidListReportsQuery): Promise<Page> {
    const list: List = {
      table: LISTED[state],
      alias: 's',
      columns: COLUMNS,
      orders: [newestFirst('s')],
      narrow: (conditions) => conditions,
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  async find({ kind, id }: Subject): Promise<ReportedSubject> {
    const [subject] = await this.database.query<ReportedSubject[]>(
      `SELECT ${COLUMNS} FROM (SELECT $1::text AS kind, $2::uuid AS id) AS s`,
      [kind, id],
    );
    if (!subject) throw new Error('A statement without a table has answered no row.');
    return subject;
  }

  /** How many there were. */
  async closeReports(manager: EntityManager, { id }: Subject): Promise<number> {
    const [, closed] = await manager.query<[unknown, number]>(
      `UPDATE abuse_reports SET closed_at = now(), ${FORGOTTEN} WHERE ${ABOUT} = $1 AND closed_at IS NULL`,
      [id],
    );
    return closed;
  }

  async append(manager: EntityManager, event: Omit<ModerationEventEntity, 'id' | 'createdAt'>): Promise<void> {
    await manager.insert(ModerationEventEntity, event);
  }
}
