import { IS_LOOKING, isMember } from '../projects/project-conditions.ts';

/** Whether a person is on the team of `projects p`, as its owner or a member. */
const isOnTeam = (person: string) => `(p.owner_id = ${person} OR ${isMember(person)})`;

/** Whether `team_searches s` is of a person, or of a project that they are on the team of. */
export const isSearchOf = (person: string) => `
  (s.user_id = ${person} OR EXISTS (SELECT FROM projects p WHERE p.id = s.project_id AND ${isOnTeam(person)}))`;

/** Whether `team_searches s` looks: it has not ended, and there is somebody whom others may see, or a project that takes people. */
export const LOOKS = `
  (s.ended_at IS NULL AND (
    EXISTS (SELECT FROM users u WHERE u.id = s.user_id AND NOT u.is_hidden)
    OR EXISTS (SELECT FROM projects p WHERE p.id = s.project_id AND NOT p.is_hidden AND ${IS_LOOKING})))`;
