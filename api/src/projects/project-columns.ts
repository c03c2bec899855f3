import { FORMER_MEMBER, type ValidUpdateProject } from '@crewdeck/contract';
import { isoDay, isoTime, jsonListOf } from '../database/sql.ts';
import { isBlockedEitherWay, isShown } from '../visibility/person-conditions.ts';
import { IS_LOOKING, isMember, OPEN_SEATS } from '../visibility/project-conditions.ts';

const collaboratorsAmong = (condition: string) =>
  jsonListOf(`
  SELECT u.id, u.name, m.role FROM project_members m JOIN users u ON u.id = m.user_id
  WHERE m.project_id = p.id AND ${condition} ORDER BY m.joined_at, m.id`);

/** How many people of `projects p` wait for an answer. */
export const INTEREST_COUNT = `(SELECT count(*)::int FROM interests n WHERE n.project_id = p.id AND n.status = 'shown')`;

const HACKATHON = `
  CASE WHEN p.hackathon_id IS NOT NULL THEN
    (SELECT row_to_json(named) FROM (SELECT h.id, h.title FROM hackathons h WHERE h.id = p.hackathon_id) AS named) END`;

/**
 * Selects the contract's `Project` from `projects p`.
 *
 * @param namedMembers who of the members `users u` is named
 */
export const columnsWith = (interestCount: string, namedMembers: string) => `
  p.id, p.title, p.description, p.tags, p.tech_stack AS "techStack", p.roles_needed AS "rolesNeeded",
  p.max_team_size AS "maxTeamSize", p.status, p.difficulty, p.collaboration_type AS "collaborationType",
  CASE p.collaboration_type WHEN 'Open to all' THEN 'Open to All' ELSE 'Invite Only' END AS visibility,
  p.invite_status AS "inviteStatus", ${isoDay('p.deadline')} AS deadline,
  coalesce((SELECT row_to_json(o) FROM (SELECT u.id, u.name FROM users u WHERE u.id = p.owner_id) AS o),
    '${JSON.stringify(FORMER_MEMBER)}') AS owner,
  ${collaboratorsAmong(namedMembers)} AS collaborators, ${HACKATHON} AS hackathon,
  ${OPEN_SEATS} AS "openSeats", ${IS_LOOKING} AS "isLooking",
  ${interestCount} AS "interestCount",
  ${isoTime('p.created_at')} AS "createdAt", ${isoTime('p.updated_at')} AS "updatedAt"`;

/** For others than its owner. */
export const PROJECT_COLUMNS = columnsWith('NULL::int', isShown('u'));

/** The same for one person, given by a parameter: who does not exist for them is named in teams of theirs only. */
export const projectColumnsFor = (person: string) =>
  columnsWith(
    'NULL::int',
    `${isShown('u')} AND (p.owner_id = ${person} OR ${isMember(person)} OR NOT ${isBlockedEitherWay('u.id', person)})`,
  );

/** The same for its owner, who sees how many wait for an answer. */
export const OWN_PROJECT_COLUMNS = columnsWith(INTEREST_COUNT, 'true');

/** Visibility follows from the collaboration type; where only the former is sent, it decides the latter. */
export function columnsOfProject<Input extends Pick<ValidUpdateProject, 'visibility' | 'collaborationType'>>({
  visibility,
  collaborationType = visibility && COLLABORATION_TYPE_OF[visibility],
  ...input
}: Input) {
  return { ...input, ...(collaborationType && { collaborationType }) };
}

const COLLABORATION_TYPE_OF = { 'Invite Only': 'Invite only', 'Open to All': 'Open to all' } as const;
