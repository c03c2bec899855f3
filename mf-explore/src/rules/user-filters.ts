import { LIMITS, type ListUsersQuery, splitList } from '@crewdeck/contract';
import { BEST_FIT } from './orders.ts';

/** The choices of the three dropdowns; the first of each means "any" (spec 5). */
export const TECH_STACKS = [
  'All Tech Stacks',
  'React',
  'Python',
  'Node.js',
  'Go',
  'JavaScript',
  'TypeScript',
  'Figma',
  'AWS',
] as const;
export const LEVELS = ['All Levels', 'Junior', 'Mid-Level', 'Senior'] as const;
export const AVAILABILITY_CHOICES = [
  'All Availability',
  'Actively Looking',
  'Open to Collaborate',
  'Available for work',
] as const;

/** In which order people stand for everybody; the first is meant where none is chosen. */
export const USER_ORDERS = [
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'By name' },
] as const;

export type UserOrder = 'fit' | (typeof USER_ORDERS)[number]['value'];

export interface UserFilters {
  search: string;
  /** One of the choices, or several skills with commas between them, by a link that names them. */
  tech: string;
  level: (typeof LEVELS)[number];
  availability: (typeof AVAILABILITY_CHOICES)[number];
  /** Empty while none is chosen. */
  sort: UserOrder | '';
}

/** What the server answers: each filter but the level, so that one which the contract doesn't know fails to compile. */
export type DirectoryQuery = Pick<ListUsersQuery, Exclude<keyof UserFilters, 'level'> | 'project'>;

export const NO_USER_FILTERS: UserFilters = {
  search: '',
  tech: 'All Tech Stacks',
  level: 'All Levels',
  availability: 'All Availability',
  sort: '',
};

function choiceOf<T extends string>(choices: readonly [T, ...T[]], value: string | null | undefined): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** The choices of the tech filter, and the skills that the address names, which are none of them. */
export function techChoices(tech: string) {
  const named = { value: tech, label: splitList(tech).join(', ') };
  return TECH_STACKS.some((choice) => choice === tech) ? TECH_STACKS : [...TECH_STACKS, named];
}

/** An address that names a choice we don't offer means "any", so an old link still opens. Skills are anybody's to name. */
export function readUserFilters(inAddress: Partial<Record<keyof UserFilters, string | null>>): UserFilters {
  return {
    search: inAddress.search ?? '',
    tech: splitList(inAddress.tech).join(',').slice(0, LIMITS.search) || NO_USER_FILTERS.tech,
    level: choiceOf(LEVELS, inAddress.level),
    availability: choiceOf(AVAILABILITY_CHOICES, inAddress.availability),
    sort: [BEST_FIT, ...USER_ORDERS].find(({ value }) => value === inAddress.sort)?.value ?? '',
  };
}

/** What is set, and nothing else: the address of an unfiltered directory stays bare. */
export function writeUserFilters(filters: UserFilters): Partial<UserFilters> {
  const names = Object.keys(NO_USER_FILTERS) as (keyof UserFilters)[];
  const entries = names.map((name) => [name, filters[name].trim()] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== NO_USER_FILTERS[name]));
}

/** The part the server answers. The level is ours: it is a constant of the client (decisions: words and states). */
export function directoryQueryOf(filters: UserFilters, order: UserOrder): DirectoryQuery {
  const { level: _level, sort: _sort, ...query } = writeUserFilters(filters);
  return order === USER_ORDERS[0].value ? query : { ...query, sort: order };
}

const DESCRIPTIONS: Record<Exclude<keyof UserFilters, 'sort'>, (value: string) => string> = {
  search: (search) => `“${search}”`,
  tech: (tech) => `tech stack ${splitList(tech).join(' or ')}`,
  level: (level) => `level ${level}`,
  availability: (availability) => `availability ${availability}`,
};

/** Names every filter that is set, for the sentence under "No users found."; empty without any. */
export function describeUserFilters(filters: UserFilters): string[] {
  const set = writeUserFilters(filters);
  const names = Object.keys(DESCRIPTIONS) as (keyof typeof DESCRIPTIONS)[];
  return names.flatMap((name) => (set[name] ? [DESCRIPTIONS[name](set[name])] : []));
}
