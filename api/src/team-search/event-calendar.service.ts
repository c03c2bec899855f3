import type { Hackathon } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { calendarFile } from '../team-room/calendar-file.ts';

const MINUTE_MS = 60_000;
/** For an event whose end is not known. */
const USUAL_MINUTES = 60;

/** An event for the calendars of everybody: with its times, or as a whole day where only that is known. */
@Injectable()
export class EventCalendarService {
  constructor(private readonly hackathons: HackathonsService) {}

  async read(id: string): Promise<Versioned> {
    const hackathon = await this.hackathons.get(id);
    // A calendar that has the event takes the version with the later stamp (RFC 5546, 2.1.5).
    const createdAt = await this.hackathons.changedAt(id);
    const { title, startsAt, eventDate, hackathonLink, organizer } = hackathon;
    if (startsAt === null) return calendarFile(title, [], [], [{ id, title, day: eventDate, createdAt }]);
    const times = { startsAt: new Date(startsAt), minutes: minutesOf(startsAt, hackathon) };
    const event = { id, title, project: organizer ?? '', url: hackathonLink, moves: 0, createdAt };
    return calendarFile(title, [{ ...event, ...times }]);
  }
}

function minutesOf(startsAt: string, { endsAt }: Pick<Hackathon, 'endsAt'>): number {
  return endsAt === null ? USUAL_MINUTES : (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
}
