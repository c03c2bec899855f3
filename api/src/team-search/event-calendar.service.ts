import type { Hackathon } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { calendarFile } from '../team-room/calendar-file.ts';

const MINUTE_MS = 60_000;
/** For an event whose end is not known. */
const USUAL_MINUTES = 60;
/** The same in each file, so that it has one version. */
const STAMP = new Date(0);

/** An event for the calendars of everybody: with its times, or as a whole day where only that is known. */
@Injectable()
export class EventCalendarService {
  constructor(private readonly hackathons: HackathonsService) {}

  async read(id: string): Promise<Versioned> {
    const hackathon = await this.hackathons.get(id);
    const { title, startsAt, eventDate, hackathonLink, organizer } = hackathon;
    if (startsAt === null) return calendarFile(title, [], [], [{ id, title, day: eventDate, createdAt: STAMP }]);
    const times = { startsAt: new Date(startsAt), minutes: minutesOf(startsAt, hackathon) };
    const event = { id, title, project: organizer ?? '', url: hackathonLink, moves: 0, createdAt: STAMP };
    return calendarFile(title, [{ ...event, ...times }]);
  }
}

function minutesOf(startsAt: string, { endsAt }: Pick<Hackathon, 'endsAt'>): number {
  return endsAt === null ? USUAL_MINUTES : (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
}
