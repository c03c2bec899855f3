import type { AccountExport } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import { isoDay, isoTime, jsonListOf } from '../database/sql.ts';
import { afterOwnerLeft } from '../endings/after-project-changed.ts';
import { deleteProjects } from '../endings/delete-projects.ts';
import { partFromTeams } from '../endings/end-places.ts';
import {
  invitesWithPeople,
  isReceivedBy,
  nameOf,
  projectOfInvite,
  RECEIVER,
  SENDER,
  type Side,
} from '../invites/invite-columns.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { IdentityHasher, type KnownKeys } from '../platform/auth/identity-keys.ts';
import { ProjectEntity } from '../projects/project.entity.ts';
import type { ProjectAccess } from '../projects/project.policy.ts';
import { IS_BREAK, isWishSeenBy } from '../team-search/team-search.conditions.ts';
import { isListed, isOfSomebodySeen } from '../visibility/activity-conditions.ts';
import { isMember, TODAY, titleFor } from '../visibility/project-conditions.ts';
import { forgetBeforeParting } from './forgotten-words.ts';

type Relations = Omit<AccountExport, 'exportedAt' | 'profile' | 'projects' | 'blocks'>;

const PROJECT = sql`(SELECT row_to_json(named) FROM (SELECT p.id, p.title) AS named) AS project`;
const HACKATHON = sql`(SELECT row_to_json(named) FROM (SELECT h.id, h.title) AS named) AS hackathon`;

const ME = sql`me.id`;

/** @param other the side that is not theirs */
const invitesWith = (other: Side, condition: Sql) =>
  jsonListOf(sql`
  SELECT ${projectOfInvite(ME)} AS project, i.role, i.note, i.status, ${isoTime(sql`i.created_at`)} AS "createdAt",
    (SELECT row_to_json(named) FROM (SELECT ${other.alias}.id, ${nameOf(other)} AS name) AS named) AS person
  FROM ${invitesWithPeople(ME)} WHERE ${condition} ORDER BY i.created_at DESC, i.id DESC`);

/** Notes of others as far as the list has them. Their own notes they always have. */
const INVITES_RECEIVED = invitesWith(SENDER, isReceivedBy(ME));
const INVITES_SENT = invitesWith(RECEIVER, sql`i.sender_id = me.id`);

const MEMBERSHIPS = jsonListOf(sql`
  SELECT ${PROJECT}, m.role, ${isoTime(sql`m.joined_at`)} AS "joinedAt", m.hours_per_week AS "hoursPerWeek",
    ${isoDay(sql`m.committed_until`)} AS until, ${isoTime(sql`m.asked_at`)} AS "askedToCheckInAt",
    m.missed_check_ins AS "missedCheckIns", p.handover_to IS NOT DISTINCT FROM m.user_id AS "isAskedToOwn"
  FROM project_members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = me.id ORDER BY m.joined_at DESC, m.id DESC`);

const INTERESTS = jsonListOf(sql`
  SELECT (SELECT row_to_json(named) FROM (SELECT p.id, ${titleFor(ME, sql`n.project_title`)} AS title) AS named) AS project,
    n.status, n.words, n.role, ${isoTime(sql`n.created_at`)} AS "createdAt"
  FROM interests n JOIN projects p ON p.id = n.project_id WHERE n.user_id = me.id ORDER BY n.created_at DESC, n.id DESC`);

/** Of a team that they have left they know the project no more, unless everybody does. */
const TEAM_PROJECT = sql`
  (SELECT row_to_json(named) FROM (SELECT p.id, ${titleFor(ME, sql`NULL`)} AS title) AS named) AS project`;

const TEAM_LINKS = jsonListOf(sql`
  SELECT ${TEAM_PROJECT}, l.url, ${isoTime(sql`l.created_at`)} AS "createdAt"
  FROM team_links l JOIN projects p ON p.id = l.project_id WHERE l.added_by = me.id ORDER BY l.created_at DESC, l.id DESC`);

const TEAM_NOTES = jsonListOf(sql`
  SELECT ${TEAM_PROJECT}, n.words, ${isoTime(sql`n.created_at`)} AS "createdAt", ${isoTime(sql`n.edited_at`)} AS "editedAt"
  FROM team_notes n JOIN projects p ON p.id = n.project_id WHERE n.author_id = me.id ORDER BY n.created_at DESC, n.id DESC`);

/** A move drops all answers: who left, and whose answer still stands, knew this time. */
const TEAM_MEETINGS = jsonListOf(sql`
  SELECT ${TEAM_PROJECT}, t.title, ${isoTime(sql`t.starts_at`)} AS "startsAt", t.minutes, t.url, t.is_cancelled AS "isCancelled",
    t.proposed_by IS NOT DISTINCT FROM me.id AS "isTheirs", said.answer
  FROM team_meetings t JOIN projects p ON p.id = t.project_id
    LEFT JOIN team_meeting_answers said ON said.meeting_id = t.id AND said.user_id = me.id
  WHERE t.id IN (
    SELECT own.id FROM team_meetings own WHERE own.proposed_by = me.id
    UNION SELECT a.meeting_id FROM team_meeting_answers a WHERE a.user_id = me.id)
    AND (p.owner_id = me.id OR ${isMember(sql`me.id`)} OR (t.proposed_by = me.id AND said.answer IS NOT NULL))
  ORDER BY t.starts_at DESC, t.id DESC`);

const PROJECT_RESULTS = jsonListOf(sql`
  SELECT ${PROJECT}, r.repository_url AS "repositoryUrl", r.demo_url AS "demoUrl", r.video_url AS "videoUrl", r.place, r.words
  FROM project_results r JOIN projects p ON p.id = r.project_id WHERE p.owner_id = me.id ORDER BY p.created_at DESC, p.id DESC`);

const PROJECT_CREDITS = jsonListOf(sql`
  SELECT ${TEAM_PROJECT}, c.words, c.is_named AS "isNamed", c.given_role IS NOT NULL AS "isGiven"
  FROM project_credits c JOIN projects p ON p.id = c.project_id WHERE c.user_id = me.id ORDER BY c.created_at DESC, p.id DESC`);

const CALENDAR = jsonListOf(sql`
  SELECT ${isoTime(sql`c.created_at`)} AS "createdAt" FROM calendars c WHERE c.user_id = me.id`);

/** The rest of an address is what lets others write there. */
const WEBHOOKS = jsonListOf(sql`
  SELECT ${PROJECT}, substring(w.url FROM '^https?://([^/?#]+)') AS host, ${isoTime(sql`w.created_at`)} AS "createdAt"
  FROM webhooks w JOIN projects p ON p.id = w.project_id WHERE p.owner_id = me.id ORDER BY w.created_at DESC, w.id DESC`);

const PROPOSALS = jsonListOf(sql`
  SELECT t.state, part.answer, ${isoTime(sql`t.created_at`)} AS "createdAt"
  FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
  WHERE part.search_id = s.id ORDER BY t.created_at DESC, t.id DESC`);

const TEAM_SEARCHES = jsonListOf(sql`
  SELECT ${HACKATHON}, ${isoTime(sql`s.created_at`)} AS "createdAt", ${isoTime(sql`s.ended_at`)} AS "endedAt",
    s.is_named AS "isNamed", s.shows_email AS "showsEmail", ${PROPOSALS} AS proposals
  FROM team_searches s JOIN hackathons h ON h.id = s.hackathon_id WHERE s.user_id = me.id ORDER BY s.created_at DESC, s.id DESC`);

const WISHES = jsonListOf(sql`
  SELECT ${HACKATHON}, w.kind, (SELECT row_to_json(named) FROM (SELECT u.id, u.name FROM users u WHERE u.id = w.person_id) AS named) AS person,
    (SELECT row_to_json(named) FROM (SELECT p.id, p.title FROM projects p WHERE p.id = w.project_id) AS named) AS project
  FROM wishes w JOIN team_searches s ON s.id = w.search_id JOIN hackathons h ON h.id = s.hackathon_id
  WHERE w.user_id = me.id AND ${isWishSeenBy(sql`me.id`)} ORDER BY h.id, w.kind DESC, w.id`);

const ORGANISED = jsonListOf(sql`
  SELECT ${HACKATHON}, ${isoTime(sql`o.created_at`)} AS since
  FROM hackathon_organisers o JOIN hackathons h ON h.id = o.hackathon_id WHERE o.user_id = me.id ORDER BY o.created_at DESC, h.id DESC`);

const ORGANISING = jsonListOf(sql`
  SELECT ${HACKATHON}, e.action, e.detail, ${isoTime(sql`e.created_at`)} AS "createdAt"
  FROM organiser_events e JOIN hackathons h ON h.id = e.hackathon_id WHERE e.actor_id = me.id ORDER BY e.created_at DESC, e.id DESC`);

const ANNOUNCEMENTS = jsonListOf(sql`
  SELECT ${HACKATHON}, a.words, ${isoTime(sql`a.created_at`)} AS "createdAt"
  FROM announcements a JOIN hackathons h ON h.id = a.hackathon_id WHERE a.sent_by = me.id ORDER BY a.created_at DESC, a.id DESC`);

const REFUSED_ANNOUNCEMENTS = jsonListOf(sql`
  SELECT ${HACKATHON} FROM announcement_refusals r JOIN hackathons h ON h.id = r.hackathon_id WHERE r.user_id = me.id ORDER BY h.id`);

/** Parts of past events hold no keys, so they are not searched. */
const BROKEN_PROPOSALS = jsonListOf(sql`
  SELECT ${HACKATHON}, ${isoTime(sql`t.created_at`)} AS "createdAt"
  FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
    JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
  WHERE h.event_date >= ${TODAY} AND (part.identity = ANY (me.identities) OR part.address = ANY (me.addresses)) AND ${IS_BREAK}
  ORDER BY t.created_at DESC, t.id DESC`);

const COUNTED_ACTIONS = jsonListOf(sql`
  SELECT q.quota AS action, ${isoTime(sql`q.created_at`)} AS "createdAt"
  FROM quota_uses q WHERE q.identity = ANY (me.identities) OR q.address = ANY (me.addresses) ORDER BY q.created_at DESC, q.id DESC`);

const SHOWN_FITS = jsonListOf(sql`
  SELECT ${TEAM_PROJECT}, f.position, f.is_strong AS "isStrong", f.is_newcomer AS "isNewcomer", f.reasons, ${isoDay(sql`f.shown_on`)} AS day
  FROM shown_fits f JOIN projects p ON p.id = f.project_id WHERE f.viewer_id = me.id
  ORDER BY f.shown_on DESC, f.project_id, f.subject_id`);

const REFUSED_NOTIFICATIONS = jsonListOf(sql`
  SELECT n.channel, n.topic FROM notification_refusals n WHERE n.user_id = me.id ORDER BY n.channel, n.topic`);

const ACTIVITIES = jsonListOf(sql`
  SELECT a.kind, a.title, a.words, ${isoTime(sql`a.created_at`)} AS at,
    (SELECT row_to_json(named) FROM (SELECT u.id, u.name FROM users u WHERE u.id = a.person_id) AS named) AS person
  FROM activities a WHERE a.user_id = me.id AND ${isListed(sql`a`)} AND ${isOfSomebodySeen(sql`a`)} ORDER BY a.created_at DESC, a.id DESC`);

const REPORTS = jsonListOf(sql`
  SELECT (SELECT row_to_json(named) FROM (SELECT r.subject_kind AS kind, r.subject_id AS id) AS named) AS subject,
    r.category, r.words, ${isoTime(sql`r.created_at`)} AS "createdAt"
  FROM abuse_reports r WHERE r.reporter_id = me.id ORDER BY r.created_at DESC, r.id DESC`);

const PUSH_SUBSCRIPTIONS = jsonListOf(sql`
  SELECT s.endpoint, ${isoTime(sql`s.renewed_at`)} AS "renewedAt"
  FROM push_subscriptions s WHERE s.user_id = me.id ORDER BY s.renewed_at DESC, s.id DESC`);

const relationsOf = (person: string | null, { identities, addresses }: KnownKeys) => sql`
  SELECT ${MEMBERSHIPS} AS memberships, ${ACTIVITIES} AS activities, ${INVITES_RECEIVED} AS "invitesReceived",
    ${INVITES_SENT} AS "invitesSent", ${INTERESTS} AS interests, ${TEAM_LINKS} AS "teamLinks", ${TEAM_NOTES} AS "teamNotes",
    ${TEAM_MEETINGS} AS "teamMeetings", ${CALENDAR} AS calendars, ${WEBHOOKS} AS webhooks, ${PROJECT_RESULTS} AS "projectResults",
    ${PROJECT_CREDITS} AS "projectCredits", ${TEAM_SEARCHES} AS "teamSearches", ${WISHES} AS wishes, ${ORGANISED} AS "organisedHackathons",
    ${ORGANISING} AS "organiserActions", ${ANNOUNCEMENTS} AS announcements,
    ${REFUSED_ANNOUNCEMENTS} AS "refusedAnnouncements", ${REPORTS} AS reports,
    ${PUSH_SUBSCRIPTIONS} AS "pushSubscriptions", ${REFUSED_NOTIFICATIONS} AS "refusedNotifications",
    ${SHOWN_FITS} AS "shownFits", ${BROKEN_PROPOSALS} AS "brokenProposals", ${COUNTED_ACTIONS} AS "countedActions"
  FROM (SELECT ${person}::uuid AS id, ${identities}::text[] AS identities, ${addresses}::text[] AS addresses) AS me`;

type OwnProject = Pick<ProjectAccess, 'id' | 'status'> & { readonly hasTeam: boolean };

/** Reads and ends what ties a person to all other domains, which is what an account is. */
@Injectable()
export class AccountRepository {
  constructor(
    private readonly database: DataSource,
    private readonly hasher: IdentityHasher,
  ) {}

  async findRelations(caller: Caller): Promise<Relations> {
    const statement = relationsOf(caller.profileId, this.hasher.knownKeysOf(caller));
    const relations = await queryRow<Relations>(this.database, statement);
    if (!relations) throw new Error('A statement without a table has answered no row.');
    return relations;
  }

  /** Ends their places. Projects of theirs stay with their teams, archived and without their name; the others go. */
  async part(manager: EntityManager, profileId: string): Promise<void> {
    await forgetBeforeParting(manager, profileId);
    const owned = await queryRows<OwnProject>(
      manager,
      sql`
        SELECT p.id, p.status, p.member_count > 0 AS "hasTeam" FROM projects p
        WHERE p.owner_id = ${profileId} ORDER BY p.id`,
    );
    const deserted = owned.filter(({ hasTeam }) => !hasTeam).map(({ id }) => id);
    await deleteProjects(manager, deserted, profileId);
    const left = { ownerId: null, status: 'Archived', updatedAt: () => 'now()' } as const;
    await manager.update(ProjectEntity, { ownerId: profileId }, left);
    for (const { id, status, hasTeam } of owned) if (hasTeam) await afterOwnerLeft(manager, id, status, profileId);
    await partFromTeams(manager, profileId, { userId: profileId });
  }
}
