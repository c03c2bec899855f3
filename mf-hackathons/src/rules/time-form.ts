import { type Profile, SUGGESTED_ROLES, splitList, TIME_BLOCKS, type TimeBlock } from '@crewdeck/contract';

/** What somebody would do in a team, and when, as their profile holds it. */
export type TimePart = Pick<Profile, 'roles' | 'hoursPerWeek' | 'timeBlocks' | 'timeZone'>;

/** The same while it is typed. */
export interface TimeForm {
  roles: readonly string[];
  /** Comma-separated. */
  otherRoles: string;
  hoursPerWeek: string;
  timeBlocks: readonly TimeBlock[];
  /** Empty: none. */
  timeZone: string;
}

export function timeFormOf({ roles, hoursPerWeek, timeBlocks, timeZone }: TimePart): TimeForm {
  const suggested = roles.filter(isSuggested);
  const others = roles.filter((role) => !isSuggested(role));
  return {
    roles: suggested,
    otherRoles: others.join(', '),
    hoursPerWeek: hoursPerWeek?.toString() ?? '',
    timeBlocks,
    timeZone: timeZone ?? '',
  };
}

export function timePartOf({ roles, otherRoles, hoursPerWeek, timeBlocks, timeZone }: TimeForm): TimePart {
  return {
    roles: splitList([...roles, ...splitList(otherRoles)]),
    hoursPerWeek: hoursPerWeek === '' ? null : Number(hoursPerWeek),
    timeBlocks: TIME_BLOCKS.filter((block) => timeBlocks.includes(block)),
    timeZone: timeZone || null,
  };
}

/** Whether there is nothing to save. */
export function isSameTime(one: TimePart, other: TimePart): boolean {
  const [first, second] = [one, other].map((part) => JSON.stringify(timePartOf(timeFormOf(part))));
  return first === second;
}

function isSuggested(role: string): boolean {
  return SUGGESTED_ROLES.some((suggested) => suggested === role);
}
