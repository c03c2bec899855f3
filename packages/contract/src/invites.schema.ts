import { z } from 'zod';
import { DEFAULT_INVITE_ROLE, INVITE_ANSWERS, INVITE_STATUSES, LIMITS } from './constants.ts';
import { ERROR_CODES } from './error-codes.ts';
import { entityIdSchema, userReferenceSchema } from './ids.schema.ts';
import { pictureUrl } from './pictures.schema.ts';
import { day, text } from './text.schema.ts';
import { hoursPerWeekInput } from './users.schema.ts';

/** The other side of an invite. */
export const invitePersonSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pictureUrl,
    email: z.string().nullable().describe('`null` where the caller may not know it, or it is not confirmed.'),
    isEmailConfirmed: z
      .boolean()
      .nullable()
      .describe('`false` where the caller might know the address if it were confirmed; `null` where they may not.'),
  })
  .meta({ id: 'InvitePerson' });

export const inviteSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(INVITE_STATUSES),
    role: z.string(),
    projectId: z.uuid(),
    receiverId: z.uuid(),
    project: z.object({ id: z.uuid(), title: z.string() }),
    sender: invitePersonSchema,
    receiver: invitePersonSchema,
    createdAt: z.iso.datetime(),
    note: z.string().describe('What the sender wrote; empty when nothing.'),
    expiresAt: z.iso.datetime().describe('Until then it can be accepted.'),
    declinedAt: z.iso.datetime().nullable(),
    isReminded: z.boolean().describe('The sender has reminded the receiver, which is possible once.'),
  })
  .meta({ id: 'Invite' });

/** An invite of a project as its members see it. */
export const inviteForMemberSchema = z
  .object({ role: z.string(), receiver: z.object({ name: z.string() }) })
  .meta({ id: 'InviteForMember' });

/** `GET /api/invites/project/{projectId}`: whole for the owner, names and roles for a member. */
export const invitesOfProjectSchema = z.union([z.array(inviteSchema), z.array(inviteForMemberSchema)]);

const role = text({ max: LIMITS.role, isLine: true }).transform((value) => value || DEFAULT_INVITE_ROLE);

/** `POST /api/invites`. `receiverId` accepts both id forms. */
export const createInviteSchema = z
  .object({
    projectId: entityIdSchema,
    receiverId: userReferenceSchema,
    role: role.default(DEFAULT_INVITE_ROLE),
    note: text({ max: LIMITS.note }).default('').describe('What the receiver gets to read.'),
  })
  .meta({ id: 'CreateInvite' });

/** `PATCH /api/invites/{id}`. */
export const answerInviteSchema = z
  .object({
    status: z.enum(INVITE_ANSWERS),
    hoursPerWeek: hoursPerWeekInput
      .nullable()
      .default(null)
      .describe('Who accepts may say how much time they have; the team reads it.'),
    until: day.nullable().default(null).describe('And until which day. An ISO date and time is cut to its day.'),
  })
  .meta({ id: 'AnswerInvite' });

/** `POST /api/projects/{id}/invite`: one invite per receiver, role "Collaborator". */
export const bulkInviteSchema = z
  .object({
    userIds: z
      .array(userReferenceSchema)
      .min(1)
      .max(LIMITS.bulkInviteReceivers * 2)
      .transform((ids) => [...new Set(ids)])
      .pipe(z.array(z.string()).max(LIMITS.bulkInviteReceivers))
      .meta({ maxItems: LIMITS.bulkInviteReceivers }),
  })
  .meta({ id: 'BulkInvite' });

/** What became of each receiver of a bulk invite. */
export const bulkInviteResultSchema = z.array(
  z
    .object({
      userId: z.string().describe('As it was sent.'),
      created: z.boolean(),
      error: z.string().nullable(),
      code: z.enum(ERROR_CODES).nullable(),
    })
    .meta({ id: 'BulkInviteResult' }),
);
