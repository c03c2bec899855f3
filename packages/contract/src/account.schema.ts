import { z } from 'zod';
import { blockedPersonSchema } from './blocks.schema.ts';
import {
  ABUSE_CATEGORIES,
  FIT_POSITIONS,
  FIT_REASONS,
  INTEREST_STATUSES,
  INVITE_STATUSES,
  MEETING_ANSWERS,
  ORGANISER_ACTIONS,
  REPORTED_KINDS,
  TEAM_ANSWERS,
  TEAM_PROPOSAL_STATES,
  WISH_KINDS,
} from './constants.ts';
import { ACTIVITY_KINDS, NOTIFICATION_CHANNELS } from './events.ts';
import { ownCreditSchema, projectResultSchema } from './finished-projects.schema.ts';
import { notificationTopicSchema } from './notifications.schema.ts';
import { projectSchema } from './projects.schema.ts';
import { profileSchema } from './users.schema.ts';

const project = z.object({ id: z.uuid(), title: z.string() });
const person = z.object({ id: z.uuid(), name: z.string() });

const exportedInviteSchema = z.object({
  project,
  person: person.describe('The other side.'),
  role: z.string(),
  note: z.string(),
  status: z.enum(INVITE_STATUSES),
  createdAt: z.iso.datetime(),
});

/** `GET /api/account/export`: everything that the caller has here, in one document. */
export const accountExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    profile: profileSchema.nullable(),
    projects: z.array(projectSchema),
    memberships: z.array(
      z.object({
        project,
        role: z.string(),
        joinedAt: z.iso.datetime(),
        hoursPerWeek: z.int().nullable(),
        until: z.iso.date().nullable(),
        askedToCheckInAt: z.iso.datetime().nullable().describe('`null` while nothing waits for an answer.'),
        missedCheckIns: z.int(),
        isAskedToOwn: z.boolean(),
      }),
    ),
    activities: z.array(
      z.object({
        kind: z.enum(ACTIVITY_KINDS),
        title: z.string(),
        person: person.nullable(),
        words: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    invitesReceived: z.array(exportedInviteSchema),
    invitesSent: z.array(exportedInviteSchema),
    interests: z.array(
      z.object({
        project,
        status: z.enum(INTEREST_STATUSES),
        words: z.string(),
        role: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    teamLinks: z
      .array(z.object({ project, url: z.string(), createdAt: z.iso.datetime() }))
      .describe('Links that they added to the rooms of teams, and that are still there.'),
    teamNotes: z
      .array(
        z.object({
          project,
          words: z.string(),
          createdAt: z.iso.datetime(),
          editedAt: z.iso.datetime().nullable(),
        }),
      )
      .describe('What they wrote in the rooms of teams.'),
    teamMeetings: z
      .array(
        z.object({
          project,
          title: z.string(),
          startsAt: z.iso.datetime(),
          minutes: z.int(),
          url: z.string().nullable(),
          isCancelled: z.boolean(),
          isTheirs: z.boolean().describe('Whether they proposed it.'),
          answer: z.enum(MEETING_ANSWERS).nullable(),
        }),
      )
      .describe('Meetings of teams that they proposed or answered.'),
    projectResults: z
      .array(z.object({ project, ...projectResultSchema.omit({ credits: true }).shape }))
      .describe('What they wrote about completed projects that they own.'),
    projectCredits: z
      .array(
        z.object({
          project,
          ...ownCreditSchema.shape,
          isGiven: z.boolean().describe('By the owner, after they left.'),
        }),
      )
      .describe('What they wrote that they did in projects.'),
    calendars: z
      .array(z.object({ createdAt: z.iso.datetime() }))
      .describe('Their calendar, where it has an address, without the secret in it.'),
    webhooks: z
      .array(z.object({ project, host: z.string(), createdAt: z.iso.datetime() }))
      .describe('Webhooks of their projects, without what is secret in their addresses.'),
    teamSearches: z
      .array(
        z.object({
          hackathon: z.object({ id: z.uuid(), title: z.string() }),
          createdAt: z.iso.datetime(),
          endedAt: z.iso.datetime().nullable(),
          isNamed: z.boolean(),
          showsEmail: z.boolean().describe('To the organisers.'),
          proposals: z.array(
            z.object({
              state: z.enum(TEAM_PROPOSAL_STATES),
              answer: z.enum(TEAM_ANSWERS).nullable(),
              createdAt: z.iso.datetime(),
            }),
          ),
        }),
      )
      .describe('Events for which they look, or have looked, for a team for themselves.'),
    wishes: z
      .array(
        z.object({
          hackathon: z.object({ id: z.uuid(), title: z.string() }),
          kind: z.enum(WISH_KINDS),
          person: person.nullable(),
          project: project.nullable(),
        }),
      )
      .describe('Whom and what they wish for, or not, where they look for a team.'),
    organisedHackathons: z
      .array(z.object({ hackathon: z.object({ id: z.uuid(), title: z.string() }), since: z.iso.datetime() }))
      .describe('Hackathons that they organise.'),
    organiserActions: z
      .array(
        z.object({
          hackathon: z.object({ id: z.uuid(), title: z.string() }),
          action: z.enum(ORGANISER_ACTIONS),
          detail: z.string(),
          createdAt: z.iso.datetime(),
        }),
      )
      .describe('What they did as organisers.'),
    announcements: z
      .array(
        z.object({
          hackathon: z.object({ id: z.uuid(), title: z.string() }),
          words: z.string(),
          createdAt: z.iso.datetime(),
        }),
      )
      .describe('What they announced as organisers.'),
    refusedAnnouncements: z
      .array(z.object({ hackathon: z.object({ id: z.uuid(), title: z.string() }) }))
      .describe('Hackathons whose announcements they get no email or push of.'),
    brokenProposals: z
      .array(z.object({ hackathon: z.object({ id: z.uuid(), title: z.string() }), createdAt: z.iso.datetime() }))
      .describe('Proposals that count as broken by them, also by an earlier account of theirs.'),
    shownFits: z
      .array(
        z.object({
          project,
          position: z.enum(FIT_POSITIONS),
          isStrong: z.boolean(),
          isNewcomer: z.boolean(),
          reasons: z.array(z.enum(FIT_REASONS)),
          day: z.iso.date(),
        }),
      )
      .describe('What "Best fit" has shown them: projects, and people for a project of theirs, without who these are.'),
    blocks: z.array(blockedPersonSchema),
    pushSubscriptions: z
      .array(z.object({ endpoint: z.string(), renewedAt: z.iso.datetime() }))
      .describe('Browsers that are told of what happens, by the address of their push service.'),
    refusedNotifications: z
      .array(z.object({ channel: z.enum(NOTIFICATION_CHANNELS), topic: notificationTopicSchema }))
      .describe('What they want to be told nothing of.'),
    countedActions: z
      .array(z.object({ action: z.string(), createdAt: z.iso.datetime() }))
      .describe('What limits count, also of an earlier account of theirs.'),
    reports: z.array(
      z.object({
        subject: z.object({ kind: z.enum(REPORTED_KINDS), id: z.uuid() }),
        category: z.enum(ABUSE_CATEGORIES),
        words: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'AccountExport' });
