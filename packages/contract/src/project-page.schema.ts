import { z } from 'zod';
import { INTEREST_STATUSES } from './constants.ts';
import { formerMemberSchema, ownCreditSchema, projectResultSchema } from './finished-projects.schema.ts';
import { fitSchema } from './fit.schema.ts';
import { pictureUrl } from './pictures.schema.ts';
import { projectSchema } from './projects.schema.ts';

const personSchema = z.object({ id: z.uuid(), name: z.string() });

/** What the caller is to a project, and what is open between the two. */
export const projectViewerSchema = z
  .object({
    is: z.enum(['owner', 'member', 'stranger']),
    interest: z
      .object({
        id: z.uuid(),
        status: z.enum(INTEREST_STATUSES),
        createdAt: z.iso.datetime(),
        closesAt: z.iso.datetime().describe('When it closes by itself, while nobody answers it.'),
        words: z.string().optional().describe('What the owner reads.'),
        role: z.string().optional().describe('Empty where they did not say.'),
        isInviteWithdrawn: z
          .boolean()
          .optional()
          .describe('It closed because the invite that answered it was withdrawn.'),
        declinedAt: z.iso.datetime().nullable().optional().describe('When the caller declined that invite.'),
      })
      .nullable()
      .describe("The caller's own, whatever became of it."),
    invite: z
      .object({
        id: z.uuid(),
        role: z.string(),
        note: z.string(),
        expiresAt: z.iso.datetime(),
        sender: personSchema,
      })
      .nullable()
      .describe('The one that waits for the answer of the caller.'),
    handover: z
      .object({ to: personSchema })
      .nullable()
      .describe('Who is asked to own the project from now on; told to the owner and to whom is asked.'),
    checkIn: z
      .object({ askedAt: z.iso.datetime() })
      .nullable()
      .describe('The question whether the caller, a member, is still with the team, while it waits for them.'),
    credit: ownCreditSchema.nullable().describe('`null` where nobody credits them, or it is not completed.'),
    formerMembers: z.array(formerMemberSchema).nullable().describe('`null` for all but the owner of a completed one.'),
  })
  .meta({ id: 'ProjectViewer' });

/** Somebody on a team as the others on it see them. `id` is the profile id. */
export const teamMemberSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pictureUrl,
    role: z.string(),
    isOwner: z.boolean(),
    hasPage: z.boolean().optional().describe('Whether the caller may read `GET /api/users/{userId}` of them.'),
    joinedAt: z.iso.datetime(),
    email: z.string().nullable().describe('`null` while it is not confirmed.'),
    isEmailConfirmed: z.boolean().nullable(),
    discordOrContact: z.string().nullable(),
    hoursPerWeek: z.int().nullable().describe('`null` where they have not said, and of the owner; `until` as well.'),
    until: z.iso.date().nullable(),
    missedCheckIns: z.int().describe('In a row.'),
  })
  .meta({ id: 'TeamMember' });

/** `GET /api/projects/{id}`. */
export const projectPageSchema = projectSchema
  .extend({
    viewer: projectViewerSchema.nullable().describe('`null` for visitors.'),
    hidden: z
      .object({ reason: z.string().nullable().describe('`null` where it is hidden with its owner.') })
      .nullable()
      .describe('Whether all but the team are told that there is no such project.'),
    coverHiddenReason: z.string().nullable().describe('Why ops have hidden its cover; told to the owner.'),
    result: projectResultSchema.nullable().describe('What came of it; `null` unless it is completed.'),
    fit: fitSchema
      .pick({ strength: true, reasons: true, missing: true })
      .nullable()
      .optional()
      .describe(
        'Why the project fits the caller; `null` for visitors, without a profile, for the team, and where nothing speaks for it.',
      ),
    team: z.array(teamMemberSchema).nullable().describe('The owner first; `null` for all but the team.'),
  })
  .meta({ id: 'ProjectPage' });
