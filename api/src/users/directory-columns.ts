import { jsonListOf } from '../database/sql.ts';

/** Selects what the directory tells of `users u`. */
export const columnsWith = (skills: string, contact: string) => `
  u.id, u.name, u.bio, u.branch, u.academic_year AS "academicYear", u.availability, ${skills} AS skills, u.interests,
  u.github_url AS "githubUrl", u.portfolio_url AS "portfolioUrl", u.featured_projects AS "featuredProjects",
  ${contact} AS "discordOrContact",
  (SELECT count(*)::int FROM project_members m WHERE m.user_id = u.id) AS "collaborationsCount"`;

// As `presentedSkills` does it for one profile: a skill's id is its name.
export const PRESENTED_SKILLS = jsonListOf(`
  SELECT (SELECT row_to_json(named) FROM (SELECT stored ->> 'name' AS id, stored ->> 'name' AS name) AS named) AS skill,
    stored ->> 'level' AS level
  FROM jsonb_array_elements(u.skills) WITH ORDINALITY AS listed (stored, place) ORDER BY place`);

/** For callers who have a profile. */
export const DIRECTORY_COLUMNS = columnsWith(PRESENTED_SKILLS, 'u.discord_or_contact');
