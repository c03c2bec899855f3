import { hash } from 'node:crypto';
import type { Hackathon } from '@crewdeck/contract';
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

/** A hackathon: with its times, or as a whole day where only that is known. */
export type CalendarHackathon = Pick<
  Hackathon,
  'id' | 'title' | 'eventDate' | 'startsAt' | 'endsAt' | 'hackathonLink' | 'organizer'
> & {
  /** A calendar that has the event takes the version with the later stamp (RFC 5546, 2.1.5). */
  readonly changedAt: Date;
};

const MS_PER_MINUTE = 60_000;
/** Clients that ask for a feed less often than they would keep it fresh enough. */
const TTL_SECONDS = 3_600;
/** For a hackathon whose end isn't known. */
const USUAL_MINUTES = 60;

interface Dates {
  readonly meetings?: readonly CalendarMeeting[];
  readonly deadlines?: readonly CalendarDeadline[];
  readonly hackathons?: readonly CalendarHackathon[];
}

/** An iCalendar file (RFC 5545). Instants are in UTC, so that a change to daylight-saving time moves none. */
export function calendarFile(name: string, { meetings = [], deadlines = [], hackathons = [] }: Dates): Versioned {
  const calendar = ical({
    name,
    prodId: '//Crewdeck//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
  });
  for (const meeting of meetings) calendar.createEvent(eventOf(meeting));
  for (const { id, project, day, createdAt } of deadlines) {
    calendar.createEvent({
      ...wholeDay(day),
      id: `deadline-${id}@crewdeck`,
      stamp: createdAt,
      summary: `Deadline: ${project}`,
    });
  }
  for (const hackathon of hackathons) calendar.createEvent(eventOfHackathon(hackathon));
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

function eventOfHackathon({
  id,
  title,
  eventDate,
  startsAt,
  endsAt,
  hackathonLink,
  organizer,
  changedAt,
}: CalendarHackathon) {
  return {
    ...(startsAt === null ? wholeDay(eventDate) : { start: new Date(startsAt), end: endOf(startsAt, endsAt) }),
    id: `hackathon-${id}@crewdeck`,
    stamp: changedAt,
    summary: title,
    description: organizer ?? '',
    url: hackathonLink,
  };
}

function endOf(startsAt: string, endsAt: string | null): Date {
  return new Date(endsAt ?? Date.parse(startsAt) + USUAL_MINUTES * MS_PER_MINUTE);
}

/** @param day as `2027-05-03` */
function wholeDay(day: string) {
  return { start: new Date(`${day}T00:00:00Z`), allDay: true };
}
