import { FORMER_MEMBER, type ValidUpdateProject } from '@crewdeck/contract';
import { knownSkill } from '@crewdeck/matching';
import sql, { type Sql } from 'sql-template-tag';
import { isoDay, isoTime, jsonListOf, literal, type Operand } from '../database/sql.ts';
import { leavesNameOut } from '../visibility/credit-conditions.ts';
import { isBlockedEitherWay, isShown } from '../visibility/person-conditions.ts';
import { coverUrlOf, pictureUrlOf } from '../visibility/picture-conditions.ts';
import { IS_FINISHED, IS_LOOKING, isMember, OPEN_SEATS } from '../visibility/project-conditions.ts';

const collaboratorsAmong = (condition: Sql) =>
  jsonListOf(sql`
  SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl", m.role FROM project_members m JOIN users u ON u.id = m.user_id
  WHERE m.project_id = p.id AND ${condition} ORDER BY m.joined_at, m.id`);

/** How many people of `projects p` wait for an answer. */
export const INTEREST_COUNT = sql`(SELECT count(*)::int FROM interests n WHERE n.project_id = p.id AND n.status = 'shown')`;

const HACKATHON = sql`
  CASE WHEN p.hackathon_id IS NOT NULL THEN
    (SELECT row_to_json(named) FROM (SELECT h.id, h.title FROM hackathons h WHERE h.id = p.hackathon_id) AS named) END`;

/** When `projects p` was completed. */
export const FINISHED_AT = sql`CASE WHEN ${IS_FINISHED} THEN ${isoTime(sql`p.finished_at`)} END`;

/**
 * Selects the contract's `Project` from `projects p`.
 *
 * @param namedMembers who of the members `users u` is named
 */
export const columnsWith = (interestCount: Sql, namedMembers: Sql) => sql`
  p.id, p.title, p.description, p.tags, p.tech_stack AS "techStack", p.roles_needed AS "rolesNeeded",
  p.max_team_size AS "maxTeamSize", p.status, p.difficulty, p.collaboration_type AS "collaborationType",
  CASE p.collaboration_type WHEN 'Open to all' THEN 'Open to All' ELSE 'Invite Only' END AS visibility,
  p.invite_status AS "inviteStatus", ${isoDay(sql`p.deadline`)} AS deadline,
  coalesce((SELECT row_to_json(o) FROM (
    SELECT u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl" FROM users u WHERE u.id = p.owner_id) AS o),
    ${literal(JSON.stringify(FORMER_MEMBER))}) AS owner,
  ${coverUrlOf(sql`p`)} AS "coverUrl", ${collaboratorsAmong(namedMembers)} AS collaborators, ${HACKATHON} AS hackathon,
  ${OPEN_SEATS} AS "openSeats", ${IS_LOOKING} AS "isLooking",
  ${interestCount} AS "interestCount",
  ${isoTime(sql`p.created_at`)} AS "createdAt", ${isoTime(sql`p.updated_at`)} AS "updatedAt",
  ${FINISHED_AT} AS "finishedAt"`;

/** For whom interest is not counted. */
export const NOT_COUNTED = sql`NULL::int`;

/** For others than its owner. */
export const PROJECT_COLUMNS = columnsWith(NOT_COUNTED, sql`${isShown(sql`u`)} AND NOT ${leavesNameOut(sql`u.id`)}`);

/** The same for one person: who does not exist for them is named in teams of theirs only. */
export const projectColumnsFor = (person: Operand) =>
  columnsWith(
    NOT_COUNTED,
    sql`${isShown(sql`u`)} AND (p.owner_id = ${person} OR ${isMember(person)}
      OR NOT ${leavesNameOut(sql`u.id`)} AND NOT ${isBlockedEitherWay(sql`u.id`, person)})`,
  );

/** The same for its owner, who sees how many wait for an answer. */
export const OWN_PROJECT_COLUMNS = columnsWith(INTEREST_COUNT, sql`true`);

/** The place or prize of a completed one, told to everybody who sees it. */
export const PLACE = sql`
  CASE WHEN ${IS_FINISHED} THEN (SELECT r.place FROM project_results r WHERE r.project_id = p.id) END AS place`;

/**
 * Visibility follows from the collaboration type; where only the former is sent, it decides the latter. Skills are kept under their
 * known names, each once.
 */
export function columnsOfProject<
  Input extends Pick<ValidUpdateProject, 'visibility' | 'collaborationType' | 'techStack'>,
>({ visibility, collaborationType = visibility && COLLABORATION_TYPE_OF[visibility], techStack, ...input }: Input) {
  return {
    ...input,
    ...(collaborationType && { collaborationType }),
    ...(techStack && { techStack: [...new Set(techStack.map(knownSkill))] }),
  };
}

const COLLABORATION_TYPE_OF = { 'Invite Only': 'Invite only', 'Open to All': 'Open to all' } as const;
