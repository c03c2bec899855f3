import type { FreeSpan } from './times/spans.ts';

/** A person as the matching knows them: what they wrote about their work, and nothing that says who they are. */
export interface Person {
  readonly id: string;
  readonly skills: readonly { readonly name: string; readonly level?: string | undefined }[];
  /** Roles that they would take. */
  readonly roles: readonly string[];
  readonly interests: readonly string[];
  /** Their own statement, one of the contract's `AVAILABILITIES`; "Not available" is proposed to nobody. */
  readonly availability: string | null;
  readonly hoursPerWeek: number | null;
  /** When they are free, as they name it: `tue evening`. */
  readonly timeBlocks: readonly string[];
  /** IANA name of the zone in which these are. */
  readonly timeZone?: string | null | undefined;
  /** The same as {@link withFreeTimes} has it. Without it times are compared by their names. */
  readonly free?: readonly FreeSpan[] | undefined;
  /** Ids of events for which they look for a team. */
  readonly events: readonly string[];
  /** Invites of the last 30 days; where that is not known, those that wait for an answer. */
  readonly recentInvites: number;
  /** `false` while they pause their invites, or have as many as one may receive: they are proposed to nobody. */
  readonly takesInvites: boolean;
}

/** A project as the matching knows it. Its team's times, hours and interests are those of its members. */
export interface Project {
  readonly id: string;
  /** Skills that it seeks. */
  readonly skills: readonly string[];
  /** Roles that are open. */
  readonly roles: readonly string[];
  /** What it is about. */
  readonly interests: readonly string[];
  readonly hoursPerWeek: number | null;
  readonly timeBlocks: readonly string[];
  /** Id of the event that it is made for. */
  readonly event: string | null;
  /** Seats that are still free; with none it is proposed to nobody. */
  readonly seats: number;
  /** Its invites that wait for an answer; where it is known, all lately, and the interest shown. */
  readonly recentInvites: number;
  /** Ids of the people on its team, its owner too. */
  readonly members: readonly string[];
}

/** The key by which two names of a skill are equal. */
export type SkillKey = (name: string) => string;

/** How skills are compared. */
export interface Skills {
  skillKey: SkillKey;
  /** Keys, which are names as well, of skills that are near another one: what it belongs to, and what belongs to it. */
  relatedTo: (key: string) => readonly string[];
}
