import type { AccountExport } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isoDay, isoTime, jsonListOf } from '../database/sql.ts';
import { afterOwnerLeft } from '../endings/after-project-changed.ts';
import { deleteProjects } from '../endings/delete-projects.ts';
import { partFromTeams } from '../endings/end-places.ts';
import { invitesWithPeople, isReceivedBy, nameOf, projectOfInvite } from '../invites/invite-columns.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import type { ProjectAccess } from '../projects/project.policy.ts';
import { IS_BREAK } from '../team-search/team-search.conditions.ts';
import { isListed, isOfSomebodySeen } from '../visibility/activity-conditions.ts';
import { TODAY, titleFor } from '../visibility/project-conditions.ts';
import { FORGET_BEFORE_PARTING, FORGET_WORDS } from './forgotten-words.ts';

type Relations = Omit<AccountExport, 'exportedAt' | 'profile' | 'projects' | 'blocks'>;

const PROJECT = '(SELECT row_to_json(named) FROM (SELECT p.id, p.title) AS named) AS project';
const HACKATHON = '(SELECT row_to_json(named) FROM (SELECT h.id, h.title) AS named) AS hackathon';

/** @param other the side that is not theirs */
const invites = (other: 's' | 'r', condition: string) =>
  jsonListOf(`
  SELECT ${projectOfInvite('$1')} AS project, i.role, i.note, i.status, ${isoTime('i.created_at')} AS "createdAt",
    (SELECT row_to_json(named) FROM (SELECT ${other}.id, ${nameOf(other)} AS name) AS named) AS person
  FROM ${invitesWithPeople('$1')} WHERE ${condition} ORDER BY i.created_at DESC, i.id DESC`);

/** What others wrote is theirs as far as their list has it. What they wrote themselves they always have. */
const INVITES_RECEIVED = invites('s', isReceivedBy('$1'));
const INVITES_SENT = invites('r', 'i.sender_id = $1');

const MEMBERSHIPS = jsonListOf(`
  SELECT ${PROJECT}, m.role, ${isoTime('m.joined_at')} AS "joinedAt", m.hours_per_week AS "hoursPerWeek",
    ${isoDay('m.committed_until')} AS until, ${isoTime('m.asked_at')} AS "askedToCheckInAt",
    m.missed_check_ins AS "missedCheckIns", p.handover_to IS NOT DISTINCT FROM m.user_id AS "isAskedToOwn"
  FROM project_members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = $1 ORDER BY m.joined_at DESC, m.id DESC`);

const INTERESTS = jsonListOf(`
  SELECT (SELECT row_to_json(named) FROM (SELECT p.id, ${titleFor('$1', 'n.project_title')} AS title) AS named) AS project,
    n.status, n.words, ${isoTime('n.created_at')} AS "createdAt"
  FROM interests n JOIN projects p ON p.id = n.project_id WHERE n.user_id = $1 ORDER BY n.created_at DESC, n.id DESC`);

const PROPOSALS = jsonListOf(`
  SELECT t.state, part.answer, ${isoTime('t.created_at')} AS "createdAt"
  FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
  WHERE part.search_id = s.id ORDER BY t.created_at DESC, t.id DESC`);

const TEAM_SEARCHES = jsonListOf(`
  SELECT ${HACKATHON}, ${isoTime('s.created_at')} AS "createdAt", ${isoTime('s.ended_at')} AS "endedAt", ${PROPOSALS} AS proposals
  FROM team_searches s JOIN hackathons h ON h.id = s.hackathon_id WHERE s.user_id = $1 ORDER BY s.created_at DESC, s.id DESC`);

/** `$2` and `$3` are HMACs of the identity and its address. Parts of past events hold none, so they are not searched. */
const BROKEN_PROPOSALS = jsonListOf(`
  SELECT ${HACKATHON}, ${isoTime('t.created_at')} AS "createdAt"
  FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
    JOIN team_rounds r ON r.id = t.round_id JOIN hackathons h ON h.id = r.hackathon_id
  WHERE h.event_date >= ${TODAY} AND (part.identity = ANY ($2) OR part.address = ANY ($3)) AND ${IS_BREAK}
  ORDER BY t.created_at DESC, t.id DESC`);

const COUNTED_ACTIONS = jsonListOf(`
  SELECT q.quota AS action, ${isoTime('q.created_at')} AS "createdAt"
  FROM quota_uses q WHERE q.identity = ANY ($2) OR q.address = ANY ($3) ORDER BY q.created_at DESC, q.id DESC`);

const REFUSED_NOTIFICATIONS = jsonListOf(`
  SELECT n.channel, n.topic FROM notification_refusals n WHERE n.user_id = $1 ORDER BY n.channel, n.topic`);

const ACTIVITIES = jsonListOf(`
  SELECT a.kind, a.title, a.words, ${isoTime('a.created_at')} AS at,
    (SELECT row_to_json(named) FROM (SELECT u.id, u.name FROM users u WHERE u.id = a.person_id) AS named) AS person
  FROM activities a WHERE a.user_id = $1 AND ${isListed('a')} AND ${isOfSomebodySeen('a')} ORDER BY a.created_at DESC, a.id DESC`);

const REPORTS = jsonListOf(`
  SELECT (SELECT row_to_json(named) FROM (SELECT r.subject_kind AS kind, r.subject_id AS id) AS named) AS subject,
    r.category, r.words, ${isoTime('r.created_at')} AS "createdAt"
  FROM abuse_reports r WHERE r.reporter_id = $1 ORDER BY r.created_at DESC, r.id DESC`);

const PUSH_SUBSCRIPTIONS = jsonListOf(`
  SELECT s.endpoint, ${isoTime('s.renewed_at')} AS "renewedAt"
  FROM push_subscriptions s WHERE s.user_id = $1 ORDER BY s.renewed_at DESC, s.id DESC`);

const RELATIONS = `
  SELECT ${MEMBERSHIPS} AS memberships, ${ACTIVITIES} AS activities, ${INVITES_RECEIVED} AS "invitesReceived",
    ${INVITES_SENT} AS "invitesSent", ${INTERESTS} AS interests, ${TEAM_SEARCHES} AS "teamSearches", ${REPORTS} AS reports,
    ${PUSH_SUBSCRIPTIONS} AS "pushSubscriptions", ${REFUSED_NOTIFICATIONS} AS "refusedNotifications",
    ${BROKEN_PROPOSALS} AS "brokenProposals", ${COUNTED_ACTIONS} AS "countedActions"`;

type OwnProject = Pick<ProjectAccess, 'id' | 'status'> & { readonly hasTeam: boolean };

const OWNED = `SELECT p.id, p.status, p.member_count > 0 AS "hasTeam" FROM projects p WHERE p.owner_id = $1 ORDER BY p.id`;

const LEAVE_TO_TEAMS = `UPDATE projects SET owner_id = NULL, status = 'Archived', updated_at = now() WHERE owner_id = $1`;

/** Reads and ends what ties a person to all other domains, which is what an account is. */
@Injectable()
export class AccountRepository {
  constructor(
    private readonly database: DataSource,
    private readonly hasher: IdentityHasher,
  ) {}

  async findRelations(caller: Caller): Promise<Relations> {
    const { identities, addresses } = this.hasher.knownKeysOf(caller);
    const [relations] = await this.database.query<Relations[]>(RELATIONS, [caller.profileId, identities, addresses]);
    if (!relations) throw new Error('A statement without a table has answered no row.');
    return relations;
  }

  /** Ends their places. Projects of theirs stay with their teams, archived and without their name; the others go. */
  async part(manager: EntityManager, profileId: string): Promise<void> {
    for (const statement of FORGET_BEFORE_PARTING) await manager.query(statement, [profileId]);
    const owned = await manager.query<OwnProject[]>(OWNED, [profileId]);
    const deserted = owned.filter(({ hasTeam }) => !hasTeam).map(({ id }) => id);
    await deleteProjects(manager, deserted, profileId);
    await manager.query(LEAVE_TO_TEAMS, [profileId]);
    for (const { id, status, hasTeam } of owned) if (hasTeam) await afterOwnerLeft(manager, id, status, profileId);
    await partFromTeams(manager, profileId, { userId: profileId });
  }

  /** What others keep of their words, once it is known which projects go. */
  async forgetWords(manager: EntityManager, profileId: string): Promise<void> {
    for (const statement of FORGET_WORDS) await manager.query(statement, [profileId]);
  }
}
