import { z } from 'zod';
import {
  AVAILABILITIES,
  DEFAULT_AVAILABILITY_ON_SAVE,
  DEFAULT_SKILL_LEVEL,
  LIMITS,
  LONGEST_INVITE_PAUSE_DAYS,
  PROJECT_STATUSES,
  USER_ORDERS,
} from './constants.ts';
import { FEATURED_PROJECT_FIELDS, PROFILE_FIELDS } from './fields.ts';
import { listedFit } from './fit.schema.ts';
import { entityIdSchema, userReferenceSchema } from './ids.schema.ts';
import { pageQuerySchema } from './paging.schema.ts';
import { coverUrl, pictureUrl } from './pictures.schema.ts';
import { canonicalEnum, day, optionalText, text, textList } from './text.schema.ts';
import { TIME_BLOCKS } from './time-blocks.ts';
import { isTimeZone, LONGEST_TIME_ZONE } from './time-zone.ts';

export const featuredProjectSchema = z
  .object({
    title: z.string(),
    tech: z.array(z.string()),
    link: z.string().nullable(),
  })
  .meta({ id: 'FeaturedProject' });

export const profileSkillSchema = z
  .object({
    skill: z.object({ id: z.string(), name: z.string() }),
    level: z.string(),
  })
  .meta({ id: 'ProfileSkill' });

/** A person as strangers see them. */
export const directoryUserSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pictureUrl,
    bio: z.string().nullable(),
    branch: z.string().nullable(),
    academicYear: z.string().nullable(),
    availability: z.enum(AVAILABILITIES).nullable(),
    skills: z.array(profileSkillSchema),
    interests: z.array(z.string()),
    githubUrl: z.string().nullable(),
    portfolioUrl: z.string().nullable(),
    featuredProjects: z.array(featuredProjectSchema),
    collaborationsCount: z.int(),
    discordOrContact: z.string().nullable().describe('Told to callers who have a profile; `null` for everybody else.'),
    invitesPausedUntil: z.iso
      .date()
      .nullable()
      .describe('The day, in UTC, on which they take invites again; `null` when they do now.'),
    hasManyInvites: z.boolean().describe('They have as many open invites as one may receive, and get no others.'),
  })
  .meta({ id: 'DirectoryUser' });

const roles = z.array(z.string()).describe('What they would do in a team.');

/** `GET /api/users`: a person in the directory. */
export const listedUserSchema = directoryUserSchema
  .extend({ roles: roles.optional(), fit: listedFit })
  .meta({ id: 'ListedUser' });

/** A project that a person owns and that looks for people. */
export const personProjectSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(PROJECT_STATUSES),
    rolesNeeded: z.array(z.string()).describe('Those that nobody on the team has yet.'),
    techStack: z.array(z.string()),
    openSeats: z.int(),
    maxTeamSize: z.int().optional().describe('1 while it is not chosen yet.'),
    coverUrl: coverUrl.optional(),
  })
  .meta({ id: 'PersonProject' });

/** A project that a person has worked on, and as what. */
export const personTeamSchema = z
  .object({ id: z.uuid(), title: z.string(), role: z.string(), coverUrl: coverUrl.optional() })
  .meta({ id: 'PersonTeam' });

/** A completed project that credits a person. */
export const personFinishedProjectSchema = personTeamSchema
  .extend({
    place: z.string().nullable().optional().describe('A place or prize.'),
    words: z.string().nullable().optional().describe('What they did.'),
  })
  .meta({ id: 'PersonFinishedProject' });

const timeAndRoles = {
  roles,
  hoursPerWeek: z.int().nullable().describe('`null` when they have not said.'),
  timeBlocks: z.array(z.enum(TIME_BLOCKS)).describe('When in the week they have time, in its order.'),
  timeZone: z.string().nullable().describe('IANA name of the zone in which these are; `null` when they have not said.'),
};

const hiddenReason = z.string().nullable().describe('Why ops have hidden the profile; told to nobody else.');

/** `GET /api/users/{userId}`: a person's page, as others see it. Projects and teams only as far as the caller may see them. */
export const personSchema = directoryUserSchema
  .extend({
    ...timeAndRoles,
    isSelf: z.boolean(),
    isEmailConfirmed: z.boolean().optional().describe('Of an address that is not told.'),
    hoursInCommon: z
      .array(z.string())
      .describe(
        'When they and the caller are both free in the coming weeks, in sentences; none where one of them has said no times.',
      ),
    hiddenReason,
    ownedProjects: z
      .array(personProjectSchema)
      .describe(`Those that look for people, newest first, at most ${LIMITS.listedOnPerson}.`),
    teams: z
      .array(personTeamSchema)
      .describe(`Of projects that are not completed, joined last first, at most ${LIMITS.listedOnPerson}.`),
    finishedProjects: z
      .array(personFinishedProjectSchema)
      .describe(`Completed ones that credit them, the newest first, at most ${LIMITS.listedOnPerson}.`),
  })
  .meta({ id: 'Person' });

/** A person's own profile, as only they see it. */
export const profileSchema = directoryUserSchema
  .extend({
    ...timeAndRoles,
    firebaseUid: z.string(),
    email: z.string(),
    hiddenReason,
    pictureHiddenReason: z.string().nullable().describe('Why ops have hidden their picture.'),
    frontendSkills: z.array(z.string()),
    backendSkills: z.array(z.string()),
    dbSkills: z.array(z.string()),
    customSkills: z.array(z.string()),
    projects: z.array(z.object({ id: z.uuid(), title: z.string() })),
  })
  .meta({ id: 'Profile' });

const skillInputSchema = z.object({
  skillId: text({ min: 1, max: LIMITS.skill, isLine: true }).describe(
    'A catalogue name, whatever its case; an unknown one becomes a custom skill.',
  ),
  level: text({ max: LIMITS.skill, isLine: true }).default(DEFAULT_SKILL_LEVEL),
});

const featuredProjectInputSchema = z.object({
  title: text(FEATURED_PROJECT_FIELDS.title),
  tech: textList(FEATURED_PROJECT_FIELDS.tech).default([]),
  link: optionalText(FEATURED_PROJECT_FIELDS.link).default(null),
});

export const hoursPerWeekInput = z.int().min(PROFILE_FIELDS.hoursPerWeek.from).max(PROFILE_FIELDS.hoursPerWeek.to);
const timeBlocksInput = z
  .array(z.enum(TIME_BLOCKS))
  .max(TIME_BLOCKS.length)
  .transform((given) => TIME_BLOCKS.filter((block) => given.includes(block)));

const profileFields = {
  invitesPausedUntil: day
    .nullable()
    .describe(`At most ${LONGEST_INVITE_PAUSE_DAYS} days ahead; one that is past ends a pause, as \`null\` does.`),
  name: text(PROFILE_FIELDS.name),
  bio: optionalText(PROFILE_FIELDS.bio),
  githubUrl: optionalText(PROFILE_FIELDS.githubUrl),
  portfolioUrl: optionalText(PROFILE_FIELDS.portfolioUrl),
  discordOrContact: optionalText(PROFILE_FIELDS.discordOrContact),
  academicYear: optionalText(PROFILE_FIELDS.academicYear),
  branch: optionalText(PROFILE_FIELDS.branch),
  skills: z.array(skillInputSchema).max(LIMITS.skillsPerProfile),
  interests: textList(PROFILE_FIELDS.interests),
  roles: textList(PROFILE_FIELDS.roles),
  hoursPerWeek: hoursPerWeekInput.nullable(),
  timeBlocks: timeBlocksInput,
  timeZone: z
    .stringFormat('time-zone', isTimeZone)
    .max(LONGEST_TIME_ZONE)
    .nullable()
    .describe('IANA name, as `Europe/Berlin`, or an alias of one; `null` takes it back.'),
  featuredProjects: z.array(featuredProjectInputSchema).max(LIMITS.featuredProjects),
};
const availabilityInput = z.union([
  canonicalEnum(AVAILABILITIES),
  z.literal('').transform((): (typeof AVAILABILITIES)[number] => DEFAULT_AVAILABILITY_ON_SAVE),
]);

/**
 * `POST /api/users`, where `firebaseUid` and `email` come from the token and one that disagrees is refused, and `PATCH
 * /api/users/firebase/{uid}`, where only the keys that are sent change. Unknown keys are dropped.
 */
export const saveProfileSchema = z
  .object({
    ...profileFields,
    availability: availabilityInput.nullable(),
    firebaseUid: userReferenceSchema,
    email: z.string().max(320).meta({ format: 'email' }),
  })
  .partial()
  .meta({ id: 'SaveProfile' });

/** `GET /api/users`. `tech`: a comma means OR, matched as case-insensitive "contains". */
export const listUsersQuerySchema = pageQuerySchema.extend({
  search: text({ max: LIMITS.search }).optional(),
  tech: text({ max: LIMITS.search }).optional().describe('A comma means OR.'),
  availability: text({ max: LIMITS.search }).optional(),
  sort: z
    .enum(USER_ORDERS)
    .default('newest')
    .describe(
      '`newest`: without a filter, people who are not available last, and before them those without a name, or with neither skill nor role. `fit`: those first who fit a project of the caller; for visitors, and without a profile, as `newest`.',
    ),
  project: entityIdSchema
    .optional()
    .describe(
      'With `sort=fit`: the project that they fit, one of whose team the caller is; else their newest that looks for people. Its team is listed only among what a `search` finds.',
    ),
});
