import {
  EXACT_TOTAL_LIMIT,
  MODERATED_KINDS,
  type ReportedSubject,
  type ValidListReportsQuery,
} from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { join, type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, queryRow } from '../database/query.ts';
import { isoTime, jsonListOf } from '../database/sql.ts';
import type { List } from '../lists/keyset-list.ts';
import { newestFirst } from '../lists/list-order.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { coverUrlOf, isPictureHidden, type PictureSubject, pictureUrlOf } from '../visibility/picture-conditions.ts';
import { ModerationEventEntity } from './moderation-event.entity.ts';

/** A person, a project, or the cover of a hackathon that ops judge. */
export type Subject = PictureSubject;

const MOST_OF_A_SUBJECT = 50;

/** Whom or what a row of `abuse_reports` is about. Indexes hold this very expression. */
const ABOUT = sql`coalesce(about_id, subject_id)`;
const KIND = sql`CASE subject_kind WHEN 'project' THEN 'project' ELSE 'person' END`;

const openAbout = (subject: Sql) =>
  sql`FROM abuse_reports r WHERE r.closed_at IS NULL AND coalesce(r.about_id, r.subject_id) = ${subject}`;

/** Nobody needs the words any more of who has deleted their account (ADR 47). */
const FORGOTTEN = sql`
  words = CASE WHEN reporter_id IS NULL THEN '' ELSE words END,
  quote = CASE WHEN EXISTS (SELECT FROM users u WHERE u.id = ${ABOUT}) THEN quote ELSE '' END`;

/** Subjects by their latest row, so that an index leads from one to the next. */
const LISTED: Record<ValidListReportsQuery['state'], Sql> = {
  open: sql`(
    SELECT ${ABOUT} AS id, ${KIND} AS kind, created_at FROM abuse_reports latest
    WHERE closed_at IS NULL AND latest.id = (
      SELECT r.id ${openAbout(sql`coalesce(latest.about_id, latest.subject_id)`)}
      ORDER BY r.created_at DESC, r.id DESC LIMIT 1))`,
  decided: sql`(
    SELECT subject_id AS id, subject_kind AS kind, created_at FROM moderation_events latest
    WHERE latest.id = (
      SELECT e.id FROM moderation_events e WHERE e.subject_id = latest.subject_id ORDER BY e.created_at DESC, e.id DESC LIMIT 1))`,
};

const REPORTS = jsonListOf(sql`
  SELECT r.subject_kind AS kind, r.category, r.words, r.quote, r.closed_at IS NULL AS "isOpen", ${isoTime(sql`r.created_at`)} AS at
  FROM abuse_reports r WHERE coalesce(r.about_id, r.subject_id) = s.id
  ORDER BY r.created_at DESC, r.id DESC LIMIT ${MOST_OF_A_SUBJECT}`);

const EVENTS = jsonListOf(sql`
  SELECT e.id, e.action, e.actor, e.reason, ${isoTime(sql`e.created_at`)} AS at
  FROM moderation_events e WHERE e.subject_id = s.id
  ORDER BY e.created_at DESC, e.id DESC LIMIT ${MOST_OF_A_SUBJECT}`);

/** Of those from before there were keys each counts. */
const REPORTERS = sql`
  (SELECT count(DISTINCT reporter)::int FROM (
    SELECT coalesce(r.reporter_address, r.reporter_key, r.id::text) AS reporter ${openAbout(sql`s.id`)}
    LIMIT ${EXACT_TOTAL_LIMIT}) AS reported)`;

const OPEN_SINCE = sql`(SELECT ${isoTime(sql`r.created_at`)} ${openAbout(sql`s.id`)} ORDER BY r.created_at LIMIT 1)`;

const ofUser = (column: Sql) => sql`(SELECT ${column} FROM users u WHERE u.id = s.id)`;
const ofProject = (column: Sql) => sql`(SELECT ${column} FROM projects p WHERE p.id = s.id)`;
const ofHackathon = (column: Sql) => sql`(SELECT ${column} FROM hackathons h WHERE h.id = s.id)`;

/** Selects the contract's `ReportedSubject` of a `kind` and an `id` in `s`. */
const COLUMNS = sql`
  s.kind, s.id, coalesce(${ofUser(sql`u.name`)}, ${ofProject(sql`p.title`)}, ${ofHackathon(sql`h.title`)}) AS name,
  coalesce(${ofUser(sql`u.bio`)}, ${ofProject(sql`p.description`)}, ${ofHackathon(sql`h.description`)}) AS text,
  coalesce(${ofUser(sql`u.hidden_reason`)}, ${ofProject(sql`p.hidden_reason`)}) IS NOT NULL AS "isHidden",
  ${ofUser(sql`u.suspended_reason`)} IS NOT NULL AS "isSuspended",
  coalesce(${ofUser(pictureUrlOf(sql`u`))}, ${ofProject(coverUrlOf(sql`p`))}, ${ofHackathon(coverUrlOf(sql`h`))}) AS "pictureUrl",
  coalesce(${join(MODERATED_KINDS.map((kind) => isPictureHidden(kind, sql`s.id`)))}) AS "isPictureHidden",
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
      alias: sql`s`,
      columns: COLUMNS,
      orders: [newestFirst(sql`s`)],
      conditions: [],
      texts: [],
    };
    return this.lists.readPage(list, query);
  }

  async find({ kind, id }: Subject): Promise<ReportedSubject> {
    const subject = await queryRow<ReportedSubject>(
      this.database,
      sql`SELECT ${COLUMNS} FROM (SELECT ${kind}::text AS kind, ${id}::uuid AS id) AS s`,
    );
    if (!subject) throw new Error('A statement without a table has answered no row.');
    return subject;
  }

  /** How many there were. */
  closeReports(manager: EntityManager, { id }: Subject): Promise<number> {
    return execute(
      manager,
      sql`UPDATE abuse_reports SET closed_at = now(), ${FORGOTTEN} WHERE ${ABOUT} = ${id} AND closed_at IS NULL`,
    );
  }

  async append(manager: EntityManager, event: Omit<ModerationEventEntity, 'id' | 'createdAt'>): Promise<void> {
    await manager.insert(ModerationEventEntity, event);
  }
}
