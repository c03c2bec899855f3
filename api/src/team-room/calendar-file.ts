import { hash } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { Versioned } from '../platform/http/conditional-requests.ts';

export interface CalendarMeeting {
  readonly id: string;
  readonly title: string;
  readonly project: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly url: string | null;
  readonly moves: number;
  readonly createdAt: Date;
}

export interface CalendarDeadline {
  readonly id: string;
  readonly project: string;
  /** As `2027-05-03`. */
  readonly day: string;
  readonly createdAt: Date;
}

/** Something of a whole day. */
export interface CalendarDay {
  readonly id: string;
  readonly title: string;
  /** As `2027-05-03`. */
  readonly day: string;
  readonly createdAt: Date;
}

const MS_PER_MINUTE = 60_000;
/** Clients that ask for a feed less often than they would keep it fresh enough. */
const TTL_SECONDS = 3_600;

/** An iCalendar file (RFC 5545). Instants are in UTC, so that a change to daylight-saving time moves none. */
export function calendarFile(
  name: string,
  meetings: readonly CalendarMeeting[],
  deadlines: readonly CalendarDeadline[] = [],
  days: readonly CalendarDay[] = [],
): Versioned {
  const calendar = ical({
    name,
    prodId: '//Crewdeck//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
  });
  for (const meeting of meetings) calendar.createEvent(eventOf(meeting));
  const wholeDays = [
    ...deadlines.map(({ project, ...deadline }) => ({ ...deadline, kind: 'deadline', title: `Deadline: ${project}` })),
    ...days.map((day) => ({ ...day, kind: 'day' })),
  ];
  for (const { kind, id, title, day, createdAt } of wholeDays) {
    const start = new Date(`${day}T00:00:00Z`);
    calendar.createEvent({ id: `${kind}-${id}@crewdeck`, start, allDay: true, stamp: createdAt, summary: title });
  }
  const text = calendar.toString();
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  return new Versioned(hash('sha1', text, 'base64url'), text, headers);
}

function eventOf({ id, title, project, startsAt, minutes, url, moves, createdAt }: CalendarMeeting) {
  return {
    id: `meeting-${id}@crewdeck`,
    sequence: moves,
    stamp: createdAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * MS_PER_MINUTE),
    summary: title,
    description: project,
    ...(url && { url, location: url }),
  };
}
