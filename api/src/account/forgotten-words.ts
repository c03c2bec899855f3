import { NO_TITLE } from '../visibility/project-conditions.ts';

/** Titles that `titleOfTeam` has made: whoever said yes first is named in them. */
const NAMED = `^\\S+''s team for `;

/** Those that they own or have owned: these are held. */
const THEIRS = `
  SELECT own.id FROM projects own WHERE own.owner_id = $1
  UNION SELECT sent.project_id FROM invites sent WHERE sent.sender_id = $1`;

const TEAMS = `SELECT p.id FROM projects p WHERE p.id IN (${THEIRS}) AND p.hackathon_id IS NOT NULL`;

const takeNameFrom = (table: string, title: string, project: string) => `
  UPDATE ${table} SET ${title} = regexp_replace(${title}, '${NAMED}', 'A team for ')
  WHERE ${title} ~ '${NAMED}' AND ${project} IN (${TEAMS})`;

/** Of theirs, and of those on whose team they are: what was proposed to them names what they can. */
const PROPOSALS = `
  SELECT part.proposal_id FROM team_proposal_parts part JOIN team_searches s ON s.id = part.search_id
  WHERE s.user_id = $1 OR s.project_id IN (
    SELECT p.id FROM projects p WHERE p.owner_id = $1
    UNION SELECT m.project_id FROM project_members m WHERE m.user_id = $1)`;

/** All that is theirs, names them, or is of a project of theirs: in order, as who reads them marks them. */
const HOLD_ACTIVITIES = `
  SELECT FROM activities WHERE id IN (
    SELECT id FROM activities WHERE user_id = $1
    UNION SELECT id FROM activities WHERE person_id = $1
    UNION SELECT id FROM activities WHERE said_by = $1
    UNION SELECT id FROM activities WHERE project_id IN (${THEIRS}))
  ORDER BY id FOR UPDATE`;

/** Of the person in `$1`, before they part from their projects: their name in titles, with all copies, and their skills. */
export const FORGET_BEFORE_PARTING = [
  HOLD_ACTIVITIES,
  takeNameFrom('projects', 'title', 'id'),
  takeNameFrom('invites', 'project_title', 'project_id'),
  takeNameFrom('interests', 'project_title', 'project_id'),
  takeNameFrom('activities', 'title', 'project_id'),
  `UPDATE team_proposals SET reasons = '{}', missing = '{}' WHERE id IN (${PROPOSALS})`,
];

/** Afterwards: what they wrote to owners, to members they removed, as titles of projects that are gone. Ops keep what is open. */
export const FORGET_WORDS = [
  `UPDATE activities SET words = '' WHERE person_id = $1 AND words <> ''`,
  `UPDATE activities SET words = '', said_by = NULL, title = CASE WHEN project_id IS NULL THEN '${NO_TITLE}' ELSE title END
   WHERE said_by = $1`,
  `UPDATE abuse_reports SET words = '' WHERE reporter_id = $1 AND closed_at IS NOT NULL`,
  `UPDATE abuse_reports SET quote = '' WHERE coalesce(about_id, subject_id) = $1 AND closed_at IS NOT NULL`,
];
