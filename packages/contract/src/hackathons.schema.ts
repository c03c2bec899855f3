import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { teamSizesSchema } from './organising.schema.ts';
import { coverUrl } from './pictures.schema.ts';
import { optionalText, text, textList } from './text.schema.ts';
import { instantOf, isTimeZone, isWallTime, LONGEST_TIME_ZONE } from './time-zone.ts';

export const hackathonSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    theme: z.string().nullable(),
    techStack: z.array(z.string()),
    eventDate: z.iso.date().describe('First day.'),
    startsAt: z.iso.datetime().nullable().describe('`null` where only the day is known.'),
    endsAt: z.iso.datetime().nullable(),
    timeZone: z.string().nullable().describe('IANA name of the zone in which it takes place.'),
    prizes: z.string().nullable(),
    deadline: z.iso.date().nullable().describe('Last day to register.'),
    location: z.string().nullable(),
    eventMode: z.string().nullable(),
    hackathonLink: z.string().nullable(),
    organizer: z.string().nullable(),
    participants: z.array(z.string()).describe('Names of participating teams or people.'),
    createdBy: z.string().nullable().describe('Who listed it, as a name to show.'),
    coverUrl,
    teamSizes: teamSizesSchema.nullable().describe('`null` where organisers have not said.'),
    teamsForming: z
      .int()
      .describe(
        `Projects for it that everybody may see and that look for people, counted up to ${LIMITS.teamsForming}.`,
      ),
  })
  .meta({ id: 'Hackathon' });

/** With its offset, such as `2027-03-06T18:00:00+01:00`, or by the clocks of `timeZone`: `2027-03-06T18:00`. */
const time = z
  .union([z.iso.datetime({ offset: true }), z.stringFormat('wall-time', isWallTime)])
  .nullable()
  .default(null);

function timeIn(timeZone: string | null, text: string | null): Date | null {
  if (text === null) return null;
  return isWallTime(text) ? instantOf(text, timeZone ?? 'UTC') : new Date(text);
}

/** One entry of the import file; `hackathonLink` identifies it, so a second import updates. */
export const importHackathonSchema = z
  .object({
    title: text({ min: 1, max: LIMITS.title, isLine: true }),
    description: text({ max: LIMITS.description }).default(''),
    theme: optionalText({ max: LIMITS.shortText, isLine: true }).default(null),
    techStack: textList({ max: LIMITS.listEntry, entries: LIMITS.listEntries }).default([]),
    eventDate: z.iso.date(),
    startsAt: time,
    endsAt: time,
    timeZone: z.stringFormat('time-zone', isTimeZone).max(LONGEST_TIME_ZONE).nullable().default(null),
    prizes: optionalText({ max: LIMITS.shortText }).default(null),
    deadline: z.iso.date().nullable().default(null),
    location: optionalText({ max: LIMITS.shortText, isLine: true }).default(null),
    eventMode: optionalText({ max: LIMITS.listEntry }).default(null),
    hackathonLink: z.url({ protocol: /^https?$/ }).max(LIMITS.url),
    organizer: optionalText({ max: LIMITS.shortText, isLine: true }).default(null),
    participants: textList({ max: LIMITS.name, entries: 200 }).default([]),
    createdBy: optionalText({ max: LIMITS.name }).default(null),
  })
  .transform(({ startsAt, endsAt, ...facts }) => ({
    ...facts,
    startsAt: timeIn(facts.timeZone, startsAt),
    endsAt: timeIn(facts.timeZone, endsAt),
  }))
  .refine(({ startsAt, endsAt }) => endsAt === null || (startsAt !== null && startsAt < endsAt), {
    path: ['endsAt'],
    message: 'It must be later than startsAt.',
  });
