import { z } from 'zod';
import {
  COLLABORATION_TYPES,
  DEFAULT_PROJECT_STATUS,
  DIFFICULTIES,
  LIMITS,
  PROJECT_INVITE_STATUSES,
  PROJECT_ORDERS,
  PROJECT_STATUSES,
  TEAM_SIZE_NOT_CHOSEN,
  VISIBILITIES,
} from './constants.ts';
import { PROJECT_FIELDS } from './fields.ts';
import { listedFit } from './fit.schema.ts';
import { entityIdSchema } from './ids.schema.ts';
import { pageQuerySchema } from './paging.schema.ts';
import { coverUrl, pictureUrl } from './pictures.schema.ts';
import { canonicalEnum, day, text, textList } from './text.schema.ts';

/** Of a project. */
export const finishedAt = z.iso
  .datetime()
  .nullable()
  .optional()
  .describe('When it was completed; `null` unless it is, and where that is not known.');

/** A member of a project's team besides its owner. `id` is the profile id. */
export const collaboratorSchema = z
  .object({ id: z.uuid(), name: z.string(), pictureUrl: pictureUrl.optional(), role: z.string() })
  .meta({ id: 'Collaborator' });

export const projectSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    techStack: z.array(z.string()),
    rolesNeeded: z.array(z.string()),
    maxTeamSize: z.int().describe('Members and owner together; 1 means "not chosen yet".'),
    status: z.enum(PROJECT_STATUSES),
    difficulty: z.enum(DIFFICULTIES).nullable(),
    collaborationType: z.enum(COLLABORATION_TYPES),
    visibility: z.enum(VISIBILITIES),
    inviteStatus: z.enum(PROJECT_INVITE_STATUSES).describe("The owner's own label, without effect."),
    deadline: z.iso.date().nullable().describe('The last day on which people may join, inclusive anywhere on earth.'),
    owner: z.object({ id: z.uuid(), name: z.string(), pictureUrl: pictureUrl.optional() }),
    coverUrl,
    collaborators: z.array(collaboratorSchema),
    hackathon: z.object({ id: z.uuid(), title: z.string() }).nullable().describe('What the project is made for.'),
    openSeats: z.int().describe('0 when the team is full; a size that is not chosen yet counts as 2.'),
    isLooking: z.boolean().describe('Neither archived nor completed, its deadline not past, and a seat is free.'),
    interestCount: z.int().nullable().describe('Interests that wait for an answer; `null` for all but the owner.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    finishedAt,
  })
  .meta({ id: 'Project' });

/** `GET /api/projects`: a project in the list. */
export const listedProjectSchema = projectSchema
  .extend({
    fit: listedFit,
    place: z.string().nullable().optional().describe('Its place or prize; `null` unless it is completed.'),
  })
  .meta({ id: 'ListedProject' });

const projectFields = {
  title: text(PROJECT_FIELDS.title),
  description: text(PROJECT_FIELDS.description),
  tags: textList(PROJECT_FIELDS.tags),
  techStack: textList(PROJECT_FIELDS.techStack),
  rolesNeeded: textList(PROJECT_FIELDS.rolesNeeded),
  maxTeamSize: z.int().min(PROJECT_FIELDS.maxTeamSize.from).max(PROJECT_FIELDS.maxTeamSize.to),
  status: canonicalEnum(PROJECT_STATUSES),
  difficulty: z.union([canonicalEnum(DIFFICULTIES), z.literal('').transform(() => null)]).nullable(),
  deadline: day.nullable(),
  inviteStatus: canonicalEnum(PROJECT_INVITE_STATUSES),
  hackathonId: entityIdSchema.nullable().describe('From the directory of hackathons.'),
};

/** `POST /api/projects`. Where `collaborationType` and `visibility` disagree, `collaborationType` wins. */
export const createProjectSchema = z
  .object({
    ...projectFields,
    description: projectFields.description.default(''),
    tags: projectFields.tags.default([]),
    techStack: projectFields.techStack.default([]),
    rolesNeeded: projectFields.rolesNeeded.default([]),
    maxTeamSize: projectFields.maxTeamSize.default(TEAM_SIZE_NOT_CHOSEN),
    status: projectFields.status.default(DEFAULT_PROJECT_STATUS),
    difficulty: projectFields.difficulty.default(null),
    deadline: projectFields.deadline.default(null),
    inviteStatus: projectFields.inviteStatus.default('Pending'),
    hackathonId: projectFields.hackathonId.default(null),
    collaborationType: canonicalEnum(COLLABORATION_TYPES).optional(),
    visibility: canonicalEnum(VISIBILITIES).optional(),
  })
  .meta({ id: 'CreateProject' });

/** `PATCH /api/projects/{id}`: only the keys that are sent change. Where the two disagree, `collaborationType` wins. */
export const updateProjectSchema = z
  .object({
    ...projectFields,
    collaborationType: canonicalEnum(COLLABORATION_TYPES),
    visibility: canonicalEnum(VISIBILITIES),
  })
  .partial()
  .meta({ id: 'UpdateProject' });

/** `GET /api/projects`. Comma = OR inside a field, AND between fields, case-insensitive "contains". */
export const listProjectsQuerySchema = pageQuerySchema.extend({
  tech: text({ max: LIMITS.search }).optional().describe('A comma means OR.'),
  tags: text({ max: LIMITS.search }).optional().describe('A comma means OR.'),
  difficulty: canonicalEnum(DIFFICULTIES).optional(),
  search: text({ max: LIMITS.search }).optional().describe('Contained in title or description.'),
  open: z.enum(['true', 'false']).optional().describe('`true`: only those that look for people.'),
  finished: z.enum(['true', 'false']).optional().describe('`true`: only those that are completed, the newest first.'),
  hackathon: entityIdSchema.optional().describe('Only those that are made for it.'),
  asked: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      '`false`, with `sort=fit`: without the teams of the caller, and those where an invite or their interest waits for an answer.',
    ),
  sort: z
    .enum(PROJECT_ORDERS)
    .default('newest')
    .describe(
      '`looking`: those that look for people first. `deadline`: the nearest that is not past first. `fit`: those that fit the caller first; for visitors, and without a profile, as `looking`.',
    ),
});
