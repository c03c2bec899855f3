import { SMALLEST_TEAM } from '@crewdeck/contract';

/** Seats that are free in the team of `projects p`: the owner has one, and a size that is not chosen yet is 2. */
export const OPEN_SEATS = `
  greatest(greatest(p.max_team_size, ${SMALLEST_TEAM}) - 1
    - (SELECT count(*)::int FROM project_members m WHERE m.project_id = p.id), 0)`;

/** Whether `projects p` looks for people. A deadline is inclusive, anywhere on earth. */
export const IS_LOOKING = `
  (p.status NOT IN ('Archived', 'Completed') AND ${OPEN_SEATS} > 0
    AND coalesce(p.deadline >= (now() AT TIME ZONE 'UTC' - interval '12 hours')::date, true))`;

/** Whether a person, given by a parameter, is a member of the team of `projects p`. */
export const isMember = (person: string) =>
  `EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${person})`;

/** Whether an invite to `projects p` waits for their answer. */
export const isInvited = (person: string) =>
  `EXISTS (SELECT FROM invites i WHERE i.project_id = p.id AND i.receiver_id = ${person} AND i.status = 'pending')`;

/** Whether they may see `projects p`, as `requireVisible` says it of one. For visitors the parameter is null. */
export const isVisibleTo = (person: string) =>
  `(p.collaboration_type = 'Open to all' OR p.owner_id = ${person} OR ${isMember(person)} OR ${isInvited(person)})`;
