import { z } from 'zod';
import { LIMITS, PARTICIPANT_STATES } from './constants.ts';
import { problemsOfEventTimes } from './event-times.ts';
import { TEAM_SIZES_CROSSED } from './in-words.ts';
import { pageQuerySchema } from './paging.schema.ts';
import { pictureUrl } from './pictures.schema.ts';
import { optionalText, text } from './text.schema.ts';
import { isTimeZone, isWallTime, LONGEST_TIME_ZONE } from './time-zone.ts';

const size = z.int().min(LIMITS.roundTeamSizeMin).max(LIMITS.roundTeamSizeMax);

/** How many people a team of an event has at least and at most. */
export const teamSizesSchema = z.object({ min: size, max: size }).meta({ id: 'TeamSizes' });

/** `PUT /api/hackathons/{id}/team-sizes`. */
export const saveTeamSizesSchema = teamSizesSchema
  .refine(({ min, max }) => min <= max, TEAM_SIZES_CROSSED)
  .meta({ id: 'SaveTeamSizes' });

const wallTime = z
  .stringFormat('wall-time', isWallTime)
  .nullable()
  .describe("By the clocks of the event's zone, such as `2027-03-06T18:00`.");

/** `PUT /api/hackathons/{id}/details`. */
export const saveEventDetailsSchema = z
  .object({
    startsAt: wallTime.describe('Its day is the first day of the event. `null`: only the day is known, and stays.'),
    endsAt: wallTime,
    timeZone: z.stringFormat('time-zone', isTimeZone).max(LONGEST_TIME_ZONE).nullable().describe('IANA name.'),
    deadline: z.iso.date().nullable().describe('Last day to register.'),
    location: optionalText({ max: LIMITS.shortText, isLine: true }),
    prizes: optionalText({ max: LIMITS.shortText }),
  })
  .superRefine((times, { addIssue }) => {
    for (const [field, message] of Object.entries(problemsOfEventTimes(times)))
      addIssue({ code: 'custom', path: [field], message });
  })
  .meta({ id: 'SaveEventDetails' });

/** `POST /api/hackathons/{id}/planned-rounds`. */
export const planTeamRoundSchema = z
  .object({ opensAt: z.iso.datetime(), teamSize: size })
  .meta({ id: 'PlanTeamRound' });

/** A round that opens by itself. */
export const plannedTeamRoundSchema = z
  .object({ id: z.uuid(), opensAt: z.iso.datetime(), teamSize: z.int() })
  .meta({ id: 'PlannedTeamRound' });

/** `GET /api/hackathons/{id}/participants`. */
export const listParticipantsQuerySchema = pageQuerySchema.extend({ state: z.enum(PARTICIPANT_STATES).optional() });

/** Somebody who looks for a team for an event, or has found one, as its organisers read them. */
export const participantSchema = z
  .object({
    id: z.uuid(),
    person: z
      .object({ id: z.uuid(), name: z.string(), pictureUrl: pictureUrl.optional() })
      .describe('Who looks: of a project its owner.'),
    email: z.string().nullable().describe('A confirmed one, of who agreed to show it to the organisers.'),
    isProject: z.boolean().describe('They look for people for a project.'),
    project: z.string().nullable().describe('Its title, where everybody may read it.'),
    roles: z.array(z.string()),
    skills: z.array(z.string()),
    hoursPerWeek: z.int().nullable(),
    state: z.enum(PARTICIPANT_STATES),
    since: z.iso.datetime(),
  })
  .meta({ id: 'Participant' });

/** `POST /api/hackathons/{id}/participants/export`. */
export const exportedParticipantsSchema = z
  .object({ csv: z.string().describe('RFC 4180, UTF-8. No cell begins as a formula.'), count: z.int() })
  .meta({ id: 'ExportedParticipants' });

/** `GET /api/hackathons/{id}/teams`. A team that a round has proposed or formed, as the event's organisers read it. */
export const eventTeamSchema = z
  .object({
    id: z.uuid(),
    answers: z
      .object({
        yes: z.int().describe('How many of them said yes, or have a project whose owner did.'),
        until: z.iso.datetime(),
      })
      .nullable()
      .describe('While it waits for some; `null` once all said yes.'),
    formedAt: z.iso.datetime().nullable().describe('When the last of them said yes; `null` while it waits.'),
    project: z
      .object({ id: z.uuid(), title: z.string() })
      .nullable()
      .describe('That was made of it, or that the others join; `null` where the caller may not see it.'),
    people: z
      .array(z.object({ id: z.uuid(), name: z.string(), pictureUrl: pictureUrl.optional() }))
      .describe('By name: those whom the caller may see.'),
    size: z.int().describe('How many they are in all.'),
  })
  .meta({ id: 'EventTeam' });

/** `POST /api/hackathons/{id}/announcements`. */
export const announceSchema = z.object({ words: text({ min: 1, max: LIMITS.announcement }) }).meta({ id: 'Announce' });

/** What organisers told everybody who takes part. */
export const announcementSchema = z
  .object({ id: z.uuid(), words: z.string(), people: z.int().describe('How many were told.'), at: z.iso.datetime() })
  .meta({ id: 'Announcement' });
