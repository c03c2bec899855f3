import { LIMITS } from './constants.ts';
import { cleanText, oneLine } from './text.ts';

/** How long a text may be, in characters once it is cleaned. */
export interface TextBounds {
  min?: number;
  max: number;
  /** Whether line breaks in it become spaces. */
  isLine?: boolean;
}

/** How many entries a list may have, and how long each may be. */
export interface ListBounds {
  max: number;
  entries: number;
}

interface NumberBounds {
  from: number;
  to: number;
}

type Bounds = TextBounds | ListBounds | NumberBounds;

const ROLES = { max: LIMITS.role, entries: LIMITS.listEntries };
const SHORT_LIST = { max: LIMITS.listEntry, entries: LIMITS.listEntries };

/**
 * What a person may write about a project, field by field. The API's schemas and the checks of the browser's forms are both
 * made from these tables, so that neither refuses what the other takes (decisions: project limits).
 */
export const PROJECT_FIELDS = {
  title: { min: 1, max: LIMITS.title, isLine: true },
  description: { max: LIMITS.description },
  tags: SHORT_LIST,
  techStack: SHORT_LIST,
  rolesNeeded: ROLES,
  maxTeamSize: { from: LIMITS.teamSizeMin, to: LIMITS.teamSizeMax },
} as const satisfies Record<string, Bounds>;

/** The same of a profile. */
export const PROFILE_FIELDS = {
  name: { max: LIMITS.name, isLine: true },
  bio: { max: LIMITS.bio },
  githubUrl: { max: LIMITS.url },
  portfolioUrl: { max: LIMITS.url },
  discordOrContact: { max: LIMITS.shortText, isLine: true },
  academicYear: { max: LIMITS.shortText, isLine: true },
  branch: { max: LIMITS.shortText, isLine: true },
  interests: { max: LIMITS.listEntry, entries: LIMITS.skillsPerProfile },
  roles: ROLES,
  hoursPerWeek: { from: 1, to: LIMITS.hoursPerWeek },
} as const satisfies Record<string, Bounds>;

/** The same of one featured project of a profile. */
export const FEATURED_PROJECT_FIELDS = {
  title: { max: LIMITS.title, isLine: true },
  tech: SHORT_LIST,
  link: { max: LIMITS.url },
} as const satisfies Record<string, Bounds>;

/** Which bound a value breaks. `entry` is the one of a list that is too long. */
export interface Fault {
  is: 'short' | 'long' | 'many' | 'small' | 'large';
  bound: number;
  entry?: string;
}

type Value<B> = B extends NumberBounds ? number : B extends ListBounds ? readonly string[] : string;
type Values<Fields> = { readonly [F in keyof Fields]?: Value<Fields[F]> | undefined };

/** What is wrong with the values that are given, by their field. An empty object when all of them may be sent. */
export function faultsOf<Fields extends Readonly<Record<string, Bounds>>>(
  fields: Fields,
  values: Values<Fields>,
): { [F in keyof Fields]?: Fault } {
  const given = Object.entries<Value<Bounds> | undefined>(values);
  const faults = given.flatMap(([field, value]) => {
    const bounds = fields[field];
    const fault = bounds && value !== undefined && faultOf(bounds, value);
    return fault ? [[field, fault]] : [];
  });
  return Object.fromEntries(faults);
}

function faultOf(bounds: Bounds, value: Value<Bounds>): Fault | undefined {
  if ('from' in bounds) return numberFault(bounds, Number(value));
  if ('entries' in bounds) return listFault(bounds, value as readonly string[]);
  return textFault(bounds, String(value));
}

function numberFault({ from, to }: NumberBounds, value: number): Fault | undefined {
  if (value < from) return { is: 'small', bound: from };
  return value > to ? { is: 'large', bound: to } : undefined;
}

function listFault({ max, entries: most }: ListBounds, entries: readonly string[]): Fault | undefined {
  if (entries.length > most) return { is: 'many', bound: most };
  const entry = entries.find((each) => textFault({ max, isLine: true }, each));
  return entry === undefined ? undefined : { is: 'long', bound: max, entry };
}

function textFault({ min = 0, max, isLine }: TextBounds, value: string): Fault | undefined {
  const { length } = isLine ? oneLine(value) : cleanText(value);
  if (length < min) return { is: 'short', bound: min };
  return length > max ? { is: 'long', bound: max } : undefined;
}
