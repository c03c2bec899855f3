import { z } from 'zod';
import { DEFAULT_INVITE_ROLE, INVITE_ANSWERS, INVITE_STATUSES, LIMITS } from './constants.ts';
import { text } from './text.schema.ts';

/** The other side of an invite. `email` is `null` where the caller may not know it. */
export const invitePersonSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() });

export const inviteSchema = z.object({
  id: z.uuid(),
  status: z.enum(INVITE_STATUSES),
  role: z.string(),
  projectId: z.uuid(),
  receiverId: z.uuid(),
  project: z.object({ id: z.uuid(), title: z.string() }),
  sender: invitePersonSchema,
  receiver: invitePersonSchema,
  createdAt: z.iso.datetime(),
});

/** `GET /api/invites/project/{projectId}` as a member sees it; the owner gets {@link inviteSchema}. */
export const inviteForMemberSchema = z.object({
  role: z.string(),
  receiver: z.object({ name: z.string() }),
});

const role = text(LIMITS.role).transform((value) => value || DEFAULT_INVITE_ROLE);

/** `POST /api/invites`. `receiverId` accepts both id forms. */
export const createInviteSchema = z.object({
  projectId: z.uuid(),
  receiverId: z.string().min(1).max(128),
  role: role.default(DEFAULT_INVITE_ROLE),
});

/** `PATCH /api/invites/{id}`. */
export const answerInviteSchema = z.object({ status: z.enum(INVITE_ANSWERS) });

/** `POST /api/projects/{id}/invite`: one invite per receiver, role "Collaborator". */
export const bulkInviteSchema = z.object({
  userIds: z
    .array(z.string().min(1).max(128))
    .min(1)
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).max(LIMITS.bulkInviteReceivers)),
});

/** What became of each receiver of a bulk invite. */
export const bulkInviteResultSchema = z.array(
  z.object({
    userId: z.string(),
    created: z.boolean(),
    error: z.string().nullable(),
    code: z.string().nullable(),
  }),
);
