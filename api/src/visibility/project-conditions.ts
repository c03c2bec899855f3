import { SMALLEST_TEAM } from '@crewdeck/contract';
import { isBlockedEitherWay } from './person-conditions.ts';

/** Seats that are free in the team of `projects p`: the owner has one, and a size that is not chosen yet is 2. */
export const OPEN_SEATS = `greatest(greatest(p.max_team_size, ${SMALLEST_TEAM}) - 1 - p.member_count, 0)`;

/**
 * The last day on which `projects p` looks for people: a day that never comes where nothing ends it, one before all others where it
 * does not. Indexes hold this very expression.
 */
const LOOKS_UNTIL = `
  CASE WHEN p.status IN ('Archived', 'Completed') OR greatest(p.max_team_size, ${SMALLEST_TEAM}) - 1 <= p.member_count
  THEN date '-infinity' ELSE coalesce(p.deadline, date 'infinity') END`;

/** The earliest deadline that is not past; a day is over when it is over anywhere on earth. */
export const TODAY = `(now() AT TIME ZONE 'UTC' - interval '12 hours')::date`;

export const IS_LOOKING = `(${LOOKS_UNTIL}) >= ${TODAY}`;

export const IS_NOT_LOOKING = `(${LOOKS_UNTIL}) < ${TODAY}`;

/** What everybody may see of `projects p`. Indexes hold these very conditions. */
export const IS_FOR_ALL = `p.collaboration_type = 'Open to all' AND NOT p.is_hidden`;

/** Whether a person, given by a parameter, is a member of the team of `projects p`. */
export const isMember = (person: string) =>
  `EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${person})`;

/** Whether an invite to `projects p` waits for their answer. */
export const isInvited = (person: string) =>
  `EXISTS (SELECT FROM invites i WHERE i.project_id = p.id AND i.receiver_id = ${person} AND i.status = 'pending')`;

/** Whether they and the owner of `projects p` are to each other as if they did not exist. */
export const isApart = (person: string) => isBlockedEitherWay('p.owner_id', person);

/** What people are told of a project that has no title for them. */
export const NO_TITLE = 'A project';

/** Whether they may see `projects p`, as `requireVisible` says it of one. For visitors the parameter is null. */
export const isVisibleTo = (person: string) =>
  `(p.owner_id = ${person} OR ${isMember(person)}
    OR (p.collaboration_type = 'Open to all' OR ${isInvited(person)}) AND NOT p.is_hidden AND NOT ${isApart(person)})`;

/** The title of `projects p` as they may know it: as it is now, or as `kept` of the day when they had to do with it. */
export const titleFor = (person: string, kept: string) =>
  `CASE WHEN ${isVisibleTo(person)} THEN p.title ELSE coalesce(${kept}, '${NO_TITLE}') END`;
