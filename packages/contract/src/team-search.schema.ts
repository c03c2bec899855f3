import { z } from 'zod';
import {
  EXACT_TOTAL_LIMIT,
  LIMITS,
  MOST_WISHES,
  ORGANISER_KINDS,
  TEAM_ANSWERS,
  TEAM_PROPOSAL_STATES,
  WISHED_KINDS,
} from './constants.ts';
import { entityIdSchema } from './ids.schema.ts';
import { plannedTeamRoundSchema } from './organising.schema.ts';
import { pictureUrl } from './pictures.schema.ts';

const project = z.object({ id: z.uuid(), title: z.string() });
const answer = z.enum(['waiting', ...TEAM_ANSWERS]);

/** A team that a round has put together, as one of its members reads it. Nobody else does. */
export const teamProposalSchema = z
  .object({
    id: z.uuid(),
    answerUntil: z.iso.datetime(),
    state: z
      .enum(TEAM_PROPOSAL_STATES)
      .describe('`formed` once all said yes; `ended` when somebody did not: people who said yes are placed again.'),
    project: project.nullable().describe('The project that the others join, or that was made of it.'),
    members: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          pictureUrl: pictureUrl.optional(),
          role: z.string().nullable().describe('The first that they would take.'),
          answer,
        }),
      )
      .describe('The caller too; nobody whom they may not see.'),
    size: z.int().describe('How many people are in it, seen or not.'),
    reasons: z.array(z.string()).describe('Sentences: why these people.'),
    missing: z.array(z.string()).describe('Technologies of the event that nobody of this team knows.'),
    answer: answer.describe("The caller's own; for the team of a project its owner answers."),
    hasDeclined: z.boolean().describe('The caller said no, or stopped looking; not where a no was noted for them.'),
    mayAnswer: z.boolean().describe('It is open, and the caller answers for themselves or for the project.'),
    alternative: project
      .extend({
        reasons: z.array(z.string()).describe("Sentences: why the caller and the project's team."),
        page: z
          .object({ ownerName: z.string(), description: z.string() })
          .nullable()
          .describe("What the project's page says; null for a caller who may not see it."),
      })
      .nullable()
      .describe('A project with an open seat that the caller, who has not answered yet, may choose instead.'),
  })
  .meta({ id: 'TeamProposal' });

const teamRoundSchema = z
  .object({
    id: z.uuid(),
    teamSize: z.int(),
    openedBy: z.string().describe('E-mail of the person of ops, told to ops alone; else empty.'),
    openedAt: z.iso.datetime(),
    proposals: z.object({ open: z.int(), formed: z.int(), ended: z.int() }).describe('How many there are.'),
  })
  .meta({ id: 'TeamRound' });

/** `GET /api/hackathons/{id}/team-search`: who looks for a team for an event, and what came of it for the caller. */
export const teamSearchSchema = z
  .object({
    seekers: z.int().describe(`How many look: each person, and each project; counted up to ${EXACT_TOTAL_LIMIT}.`),
    isSeeking: z.boolean().describe('Whether the caller does, for themselves.'),
    isNamed: z.boolean().describe("Whether the event's page names the caller, as they agreed."),
    showsEmail: z.boolean().describe('Whether the organisers see the email of the caller, as they agreed.'),
    takingPart: z
      .array(z.object({ id: z.uuid(), name: z.string(), pictureUrl: pictureUrl.optional() }))
      .describe(`Who looks or has a team and agreed to be named, at most ${LIMITS.namedOnEvent}.`),
    team: project
      .nullable()
      .describe("The project of the caller's team of two or more for the event; null also once it is over."),
    ownProjects: z
      .array(project.extend({ isSeeking: z.boolean() }))
      .describe("The caller's projects for the event that look for people."),
    unplacedBecause: z
      .string()
      .nullable()
      .describe('Why the caller, or a project they are on the team of, is in no team yet, as the last round found.'),
    proposal: teamProposalSchema.nullable().describe("The caller's latest."),
    plannedRounds: z.array(plannedTeamRoundSchema).describe('Rounds that open by themselves, the next one first.'),
    refusesAnnouncements: z.boolean().describe('The caller gets no email or push of what organisers announce.'),
    organisesAs: z.enum(ORGANISER_KINDS).nullable().describe('Whether the caller runs the event, and as whom.'),
    coverHiddenReason: z
      .string()
      .nullable()
      .describe("Why ops have hidden the event's cover; told to organisers and ops."),
    news: z
      .array(z.object({ id: z.uuid(), words: z.string(), at: z.iso.datetime() }))
      .describe('What organisers announced, the latest first; told to organisers, ops, and who takes part now.'),
    counts: z
      .object({
        looking: z.int().describe('Each person, and each project, without a proposed team.'),
        proposed: z.int().describe('Likewise, with a proposed team that waits for answers.'),
        onTeam: z.int().describe('Likewise, on a team that was proposed and formed.'),
        reached: z.int().describe('People whom an announcement of the caller reaches.'),
      })
      .nullable()
      .describe(
        `How many take part, each counted up to ${EXACT_TOTAL_LIMIT}; \`null\` for all but organisers and ops.`,
      ),
    rounds: z.array(teamRoundSchema).nullable().describe('Newest first; `null` for all but organisers and ops.'),
  })
  .meta({ id: 'TeamSearch' });

/** `DELETE /api/hackathons/{id}/team-search`: for a project of one's own, or for oneself. */
export const stopLookingQuerySchema = z.object({ projectId: entityIdSchema.optional() });

/** `PUT /api/hackathons/{id}/team-search`. */
export const lookForTeamSchema = stopLookingQuerySchema
  .extend({
    isNamed: z.boolean().optional().describe("Whether the event's page names them; as before without it."),
    showsEmail: z.boolean().optional().describe('Whether its organisers see their email; as before without it.'),
  })
  .meta({ id: 'LookForTeam' });

/** `POST /api/hackathons/{id}/team-rounds`: organisers or ops have everybody who looks put into teams. */
export const openTeamRoundSchema = z
  .object({ teamSize: z.int().min(LIMITS.roundTeamSizeMin).max(LIMITS.roundTeamSizeMax) })
  .meta({ id: 'OpenTeamRound' });

/** What came of a round. */
export const openedTeamRoundSchema = z
  .object({
    teams: z.int().describe('How many are proposed.'),
    unplaced: z.array(z.object({ person: z.object({ id: z.uuid(), name: z.string() }), reason: z.string() })),
  })
  .meta({ id: 'OpenedTeamRound' });

/** `POST /api/team-proposals/{id}/answer`. A yes can become a no as long as the proposal is open. */
export const answerTeamProposalSchema = z.object({ answer: z.enum(TEAM_ANSWERS) }).meta({ id: 'AnswerTeamProposal' });

/** `GET /api/hackathons/{id}/team-search/wishes`: the caller's own, which nobody else reads. */
export const wishesSchema = z
  .object({
    likes: z.array(z.object({ kind: z.enum(WISHED_KINDS), id: z.uuid(), name: z.string() })),
    avoids: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('People.'),
  })
  .meta({ id: 'Wishes' });

/** `PUT /api/hackathons/{id}/team-search/wishes`: instead of those before. */
export const saveWishesSchema = z
  .object({
    likes: z.array(z.object({ kind: z.enum(WISHED_KINDS), id: entityIdSchema })).max(MOST_WISHES.like),
    avoids: z.array(entityIdSchema).max(MOST_WISHES.avoid).describe('Profile ids.'),
  })
  .refine(({ likes, avoids }) => {
    const ids = [...likes.map(({ id }) => id), ...avoids];
    return new Set(ids).size === ids.length;
  }, 'Name each person and project once.')
  .meta({ id: 'SaveWishes' });
