import sql, { type Sql } from 'sql-template-tag';
import { jsonListOf } from '../database/sql.ts';
import { INVITES_PAUSED_UNTIL } from '../visibility/person-conditions.ts';
import { pictureUrlOf } from '../visibility/picture-conditions.ts';

/** Selects what the directory tells of `users u`. */
export const columnsWith = (skills: Sql, contact: Sql, hasMany: Sql) => sql`
  u.id, u.name, ${pictureUrlOf(sql`u`)} AS "pictureUrl", u.bio, u.branch, u.academic_year AS "academicYear", u.availability, ${skills} AS skills, u.interests,
  u.github_url AS "githubUrl", u.portfolio_url AS "portfolioUrl", u.featured_projects AS "featuredProjects",
  ${contact} AS "discordOrContact", ${INVITES_PAUSED_UNTIL} AS "invitesPausedUntil", ${hasMany} AS "hasManyInvites",
  (SELECT count(*)::int FROM project_members m WHERE m.user_id = u.id) AS "collaborationsCount"`;

// As `presentedSkills` does it for one profile: a skill's id is its name.
export const PRESENTED_SKILLS = jsonListOf(sql`
  SELECT (SELECT row_to_json(named) FROM (SELECT stored ->> 'name' AS id, stored ->> 'name' AS name) AS named) AS skill,
    stored ->> 'level' AS level
  FROM jsonb_array_elements(u.skills) WITH ORDINALITY AS listed (stored, place) ORDER BY place`);

/** Of somebody who has shown interest, for owners: these may ask them however many do. */
export const INTERESTED_COLUMNS = columnsWith(PRESENTED_SKILLS, sql`u.discord_or_contact`, sql`false`);
