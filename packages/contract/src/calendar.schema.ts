import { z } from 'zod';
import { coverUrl } from './pictures.schema.ts';

/** `GET /api/account/calendar`: whether the caller's calendar has an address. */
export const calendarSchema = z.object({ createdAt: z.iso.datetime().nullable() }).meta({ id: 'Calendar' });

/** `POST /api/account/calendar`: a new address, in the one answer that has it. An earlier one leads nowhere any more. */
export const createdCalendarSchema = z
  .object({ path: z.string().describe('On this site: `/api/calendar/<secret>.ics`.'), createdAt: z.iso.datetime() })
  .meta({ id: 'CreatedCalendar' });

/** Of a meeting, or of everything in a calendar. */
export const calendarFileSchema = z.string().describe('iCalendar (RFC 5545).');

/** `GET /api/account/coming-up`: proposed teams that wait for the caller's answer, then their next dates, each the soonest first. */
export const comingUpSchema = z
  .object({
    kind: z.enum(['proposal', 'meeting', 'deadline', 'hackathon']),
    id: z.uuid().describe('Of the project, or of the hackathon, as for a proposal.'),
    title: z
      .string()
      .describe('Of the meeting, of the project whose deadline it is, or of the hackathon, as for a proposal.'),
    coverUrl: coverUrl.optional(),
    project: z.string().nullable().describe('Whose meeting it is.'),
    startsAt: z.iso
      .datetime()
      .nullable()
      .describe('`null` where only the day is known. Of a proposal, until when it waits.'),
    day: z.iso.date().describe('In UTC.'),
    part: z
      .enum(['looks', 'organises', 'unanswered'])
      .nullable()
      .optional()
      .describe(
        "The caller's part: at a hackathon they look for a team for themselves, or else organise it; a meeting waits for their answer.",
      ),
    declined: z.int().nullable().optional().describe("How many on the team can't make the meeting."),
  })
  .meta({ id: 'ComingUp' });
