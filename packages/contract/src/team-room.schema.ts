import { z } from 'zod';
import { LIMITS, MEETING_ANSWERS } from './constants.ts';
import { httpsAddress, text } from './text.schema.ts';
import { TIME_BLOCKS } from './time-blocks.ts';

const personSchema = z.object({ id: z.uuid(), name: z.string() });

/** `POST /api/projects/{id}/links`: a whole address that starts with `https://`. */
export const addTeamLinkSchema = z.object({ url: httpsAddress }).meta({ id: 'AddTeamLink' });

/** Where a team meets or works, for its members and the owner. */
export const teamLinkSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    addedBy: personSchema.nullable().describe('`null` once they have deleted their account.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TeamLink' });

/** `POST /api/projects/{id}/notes` and `PATCH /api/projects/{id}/notes/{noteId}`. */
export const writeTeamNoteSchema = z
  .object({ words: text({ min: 1, max: LIMITS.teamNote }) })
  .meta({ id: 'WriteTeamNote' });

/** What somebody wrote in the room of a team. */
export const teamNoteSchema = z
  .object({
    id: z.uuid(),
    words: z.string(),
    author: personSchema.nullable().describe('`null` where they have left the team and the reader does not see them.'),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TeamNote' });

const meetingTime = {
  startsAt: z.iso.datetime(),
  minutes: z.int().min(LIMITS.meetingMinutesMin).max(LIMITS.meetingMinutesMax),
};

/** `POST /api/projects/{id}/meetings`. */
export const proposeTeamMeetingSchema = z
  .object({
    title: text({ min: 1, max: LIMITS.title, isLine: true }),
    ...meetingTime,
    url: httpsAddress.nullable().default(null).describe('Where to meet; `null` when it is not said.'),
  })
  .meta({ id: 'ProposeTeamMeeting' });

/** `PATCH /api/projects/{id}/meetings/{meetingId}`: another time, for which everybody is asked again. */
export const moveTeamMeetingSchema = z.object(meetingTime).meta({ id: 'MoveTeamMeeting' });

/** `PUT /api/projects/{id}/meetings/{meetingId}/answer`. */
export const answerTeamMeetingSchema = z
  .object({
    answer: z.enum(MEETING_ANSWERS),
    moves: z.int().min(0).describe('Of the meeting as they saw it, so that they answer no other time.'),
  })
  .meta({ id: 'AnswerTeamMeeting' });

/** When a team meets. */
export const teamMeetingSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    startsAt: z.iso.datetime(),
    minutes: z.int(),
    url: z.string().nullable(),
    proposedBy: personSchema.nullable().describe('`null` once they have deleted their account.'),
    moves: z.int().describe('How often it was moved.'),
    isCancelled: z.boolean(),
    canChange: z.boolean().describe('Whether the reader may move and cancel it.'),
    answers: z
      .array(personSchema.extend({ answer: z.enum(MEETING_ANSWERS).nullable() }))
      .describe('Of everybody who is on the team now; `null` while they have not answered.'),
  })
  .meta({ id: 'TeamMeeting' });

/** `GET /api/projects/{id}/meetings`. */
export const teamMeetingsSchema = z
  .object({
    sharedTimes: z
      .array(z.enum(TIME_BLOCKS))
      .describe('Times of the week that all who have said some have in common, by their names, whatever their zones.'),
    commonTimes: z
      .object({
        timeZone: z.string().describe("The reader's; of a reader who names none that of most on the team."),
        words: z
          .string()
          .describe('In the coming week, on the clock of that zone: `Tue and Thu 19–22`; empty where there are none.'),
        nextStartsAt: z.iso
          .datetime()
          .nullable()
          .describe('When the next of these begins; where there are none, the next that suits most.'),
        withoutZone: z.int().describe('How many of those who have said times name no zone. They count in this one.'),
      })
      .nullable()
      .describe('The same by the clocks of all; `null` where nobody names a zone.'),
    withoutTimes: z.array(personSchema).describe('Who on the team has said no times of the week.'),
    meetings: z
      .array(teamMeetingSchema)
      .describe('Those to come, the next one first; then the latest that are over or cancelled.'),
  })
  .meta({ id: 'TeamMeetings' });
