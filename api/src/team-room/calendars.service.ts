import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { isoDay, isoTime } from '../database/sql.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { UsersService } from '../users/users.service.ts';
import { type CalendarDeadline, type CalendarMeeting, calendarFile } from './calendar-file.ts';

const RANDOM_BYTES = 32;
const FILE = /^([\w-]{43})\.ics$/;
/** Meetings that are over for longer are left out. */
const DAYS_KEPT = 30;

/** Of projects on whose team the person is now. */
const ownProjects = (personId: string) => sql`
  SELECT o.id FROM projects o WHERE o.owner_id = ${personId}
  UNION SELECT m.project_id FROM project_members m WHERE m.user_id = ${personId}`;

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
          INSERT INTO calendars (user_id, hash) VALUES (${person.profileId}, ${hashOf(secret)})
          ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, created_at = now()
          RETURNING ${isoTime(sql`created_at`)} AS "createdAt"`,
      );
      if (!created) throw new Error('The calendar was not written.');
      return { path: `/api/calendar/${secret}.ics`, ...created };
    });
  }

  /** The meetings that the person confirmed, and the deadlines of their running projects. */
  async read(file: string): Promise<Versioned> {
    const [, secret] = FILE.exec(file) ?? [];
    const owner = secret ? await this.findOwner(secret) : null;
    if (!owner) throw new DomainError('calendar.not_found');
    return calendarFile('Crewdeck', await this.findMeetings(owner.id), await this.findDeadlines(owner.id));
  }

  private findOwner(secret: string): Promise<{ id: string } | null> {
    return queryRow(
      this.database,
      sql`
        SELECT u.id FROM calendars c JOIN users u ON u.id = c.user_id
        WHERE c.hash = ${hashOf(secret)} AND u.suspended_reason IS NULL`,
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
        WHERE p.id IN (${ownProjects(personId)}) AND p.deadline IS NOT NULL AND p.status NOT IN ('Archived', 'Completed')
        ORDER BY p.deadline, p.id`,
    );
  }
}

/** The secret is random, so that its hash tells nothing of it. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
