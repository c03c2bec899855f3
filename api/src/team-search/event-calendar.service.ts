import { Injectable } from '@nestjs/common';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { calendarFile } from '../team-room/calendar-file.ts';

/** A hackathon for the calendars of everybody. */
@Injectable()
export class EventCalendarService {
  constructor(private readonly hackathons: HackathonsService) {}

  async read(id: string): Promise<Versioned> {
    const hackathon = await this.hackathons.get(id);
    return calendarFile(hackathon.title, {
      hackathons: [{ ...hackathon, changedAt: await this.hackathons.changedAt(id) }],
    });
  }
}
