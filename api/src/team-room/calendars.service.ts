import { randomBytes } from 'node:crypto';
import type { ComingUp } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { execute, queryRow, queryRows } from '../database/query.ts';
import { isoDay, isoTime } from '../database/sql.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { hashOfSecret } from '../platform/auth/hash-of-secret.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { UsersService } from '../users/users.service.ts';
import { coverUrlOf } from '../visibility/picture-conditions.ts';
import { IS_LOOKING, isMember } from '../visibility/project-conditions.ts';
import { type CalendarDeadline, type CalendarHackathon, type CalendarMeeting, calendarFile } from './calendar-file.ts';

const RANDOM_BYTES = 32;
const FILE = /^([\w-]{43})\.ics$/;
/** Meetings and events that are over for longer are left out. */
const DAYS_KEPT = 30;
/** As many as the start page has room for. */
const COMING_UP = 3;

/** Of projects on whose team the person is now. */
const ownProjects = (personId: string) => sql`
  SELECT o.id FROM projects o WHERE o.owner_id = ${personId}
  UNION SELECT m.project_id FROM project_members m WHERE m.user_id = ${personId}`;

/** Searches for whose teams the person answers. */
const answeredSearches = (personId: string) => sql`
  SELECT s.id FROM team_searches s WHERE s.user_id = ${personId}
  UNION ALL SELECT s.id FROM team_searches s WHERE s.project_id IN (SELECT o.id FROM projects o WHERE o.owner_id = ${personId})`;

const isRunning = sql`p.status NOT IN ('Archived', 'Completed')`;

/** Events at which the person looks for a team for themselves. */
const searchedEvents = (personId: string) => sql`
  SELECT s.hackathon_id FROM team_searches s WHERE s.user_id = ${personId} AND s.ended_at IS NULL`;

const organisedEvents = (personId: string) => sql`
  SELECT o.hackathon_id FROM hackathon_organisers o WHERE o.user_id = ${personId}`;

/** Events that the person's running projects are for, or at which they look for a team. */
const ownEvents = (personId: string) => sql`
  SELECT p.hackathon_id FROM projects p WHERE p.id IN (${ownProjects(personId)}) AND ${isRunning} AND p.hackathon_id IS NOT NULL
  UNION ${searchedEvents(personId)}`;

const DECLINED = sql`(
  SELECT count(*)::int FROM team_meeting_answers d
  WHERE d.meeting_id = t.id AND d.answer = 'declined' AND (d.user_id = p.owner_id OR ${isMember(sql`d.user_id`)}))`;

/** One calendar for each person, behind a secret that only its address has: the database keeps a hash. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersService,
  ) {}

  async find({ profileId }: Caller): Promise<{ createdAt: string | null }> {
    const known = await queryRow<{ createdAt: string }>(
      this.database,
      sql`SELECT ${isoTime(sql`created_at`)} AS "createdAt" FROM calendars WHERE user_id = ${profileId}`,
    );
    return known ?? { createdAt: null };
  }

  /** The one answer with the address. An earlier one leads nowhere any more. */
  async renew(caller: Caller): Promise<{ path: string; createdAt: string }> {
    const person = requireProfile(caller);
    const secret = randomBytes(RANDOM_BYTES).toString('base64url');
    return this.database.transaction(async (manager) => {
      await this.users.lock(manager, person);
      const created = await queryRow<{ createdAt: string }>(
        manager,
        sql`
          INSERT INTO calendars (user_id, hash) VALUES (${person.profileId}, ${hashOfSecret(secret)})
          ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, created_at = now()
          RETURNING ${isoTime(sql`created_at`)} AS "createdAt"`,
      );
      if (!created) throw new Error('The calendar was not written.');
      return { path: `/api/calendar/${secret}.ics`, ...created };
    });
  }

  /** Again changes nothing. */
  async end({ profileId }: Caller): Promise<void> {
    await execute(this.database, sql`DELETE FROM calendars WHERE user_id = ${profileId}`);
  }

  /**
   * Proposed teams that wait for their answer. Then the next dates, the soonest first: of their projects the meetings they
   * confirmed, while these run those they haven't answered and events, and deadlines while they look for people; the events that
   * they organise too.
   */
  comingUp(caller: Caller): Promise<ComingUp[]> {
    const { profileId } = requireProfile(caller);
    return queryRows(
      this.database,
      sql`
        SELECT kind, id, title, "coverUrl", project, ${isoTime(sql`starts_at`)} AS "startsAt", ${isoDay(sql`day`)} AS day,
          CASE WHEN waits THEN 'unanswered' WHEN kind <> 'hackathon' THEN NULL WHEN id IN (${searchedEvents(profileId)}) THEN 'looks'
            WHEN id IN (${organisedEvents(profileId)}) THEN 'organises' END AS part, declined
        FROM (
          SELECT 'meeting' AS kind, p.id, t.title, ${coverUrlOf(sql`p`)} AS "coverUrl", p.title AS project, t.starts_at,
            (t.starts_at AT TIME ZONE 'UTC')::date AS day, a.answer IS NULL AS waits, ${DECLINED} AS declined
          FROM team_meetings t JOIN projects p ON p.id = t.project_id
            LEFT JOIN team_meeting_answers a ON a.meeting_id = t.id AND a.user_id = ${profileId}
          WHERE p.id IN (${ownProjects(profileId)}) AND NOT t.is_cancelled AND (${isRunning} OR a.answer = 'confirmed')
            AND t.starts_at + t.minutes * interval '1 minute' > now() AND a.answer IS DISTINCT FROM 'declined'
          UNION ALL
          SELECT 'deadline', p.id, p.title, ${coverUrlOf(sql`p`)}, NULL, NULL, p.deadline, false, NULL
          FROM projects p WHERE p.id IN (${ownProjects(profileId)}) AND p.deadline >= CURRENT_DATE AND ${IS_LOOKING}
          UNION ALL
          SELECT 'proposal', h.id, h.title, ${coverUrlOf(sql`h`)}, NULL, t.answer_until, (t.answer_until AT TIME ZONE 'UTC')::date, false, NULL
          FROM team_searches own JOIN team_proposal_parts mine ON mine.search_id = own.id AND mine.answer IS NULL
            JOIN team_proposals t ON t.id = mine.proposal_id JOIN hackathons h ON h.id = own.hackathon_id
          WHERE own.id IN (${answeredSearches(profileId)}) AND own.ended_at IS NULL AND t.state = 'open' AND t.answer_until > now()
          UNION ALL
          SELECT 'hackathon', h.id, h.title, ${coverUrlOf(sql`h`)}, NULL, h.starts_at, h.event_date, false, NULL
          FROM hackathons h
          WHERE h.id IN (${ownEvents(profileId)} UNION ${organisedEvents(profileId)}) AND COALESCE(h.ends_at, h.event_date + interval '1 day') > now()
        ) AS dates
        ORDER BY kind <> 'proposal', day, starts_at NULLS FIRST, id LIMIT ${COMING_UP}`,
    );
  }

  /** The meetings that the person confirmed, the deadlines of their running projects, and the events of these. */
  async read(file: string): Promise<Versioned> {
    const [, secret] = FILE.exec(file) ?? [];
    const owner = secret ? await this.findOwner(secret) : null;
    if (!owner) throw new DomainError('calendar.not_found');
    return calendarFile('Crewdeck', {
      meetings: await this.findMeetings(owner.id),
      deadlines: await this.findDeadlines(owner.id),
      hackathons: await this.findHackathons(owner.id),
    });
  }

  private findOwner(secret: string): Promise<{ id: string } | null> {
    return queryRow(
      this.database,
      sql`
        SELECT u.id FROM calendars c JOIN users u ON u.id = c.user_id
        WHERE c.hash = ${hashOfSecret(secret)} AND u.suspended_reason IS NULL`,
    );
  }

  private findMeetings(personId: string): Promise<CalendarMeeting[]> {
    return queryRows(
      this.database,
      sql`
        SELECT t.id, t.title, p.title AS project, t.starts_at AS "startsAt", t.minutes, t.url, t.moves, t.created_at AS "createdAt"
        FROM team_meeting_answers a JOIN team_meetings t ON t.id = a.meeting_id JOIN projects p ON p.id = t.project_id
        WHERE a.user_id = ${personId} AND a.answer = 'confirmed' AND NOT t.is_cancelled
          AND t.starts_at > now() - ${DAYS_KEPT} * interval '1 day' AND p.id IN (${ownProjects(personId)})
        ORDER BY t.starts_at, t.id`,
    );
  }

  private findDeadlines(personId: string): Promise<CalendarDeadline[]> {
    return queryRows(
      this.database,
      sql`
        SELECT p.id, p.title AS project, ${isoDay(sql`p.deadline`)} AS day, p.created_at AS "createdAt"
        FROM projects p
        WHERE p.id IN (${ownProjects(personId)}) AND p.deadline IS NOT NULL AND ${isRunning}
        ORDER BY p.deadline, p.id`,
    );
  }

  private findHackathons(personId: string): Promise<CalendarHackathon[]> {
    return queryRows(
      this.database,
      sql`
        SELECT h.id, h.title, ${isoDay(sql`h.event_date`)} AS "eventDate", ${isoTime(sql`h.starts_at`)} AS "startsAt",
          ${isoTime(sql`h.ends_at`)} AS "endsAt", h.hackathon_link AS "hackathonLink", h.organizer, h.updated_at AS "changedAt"
        FROM hackathons h
        WHERE h.id IN (${ownEvents(personId)}) AND h.event_date > now() - ${DAYS_KEPT} * interval '1 day'
        ORDER BY h.event_date, h.id`,
    );
  }
}
