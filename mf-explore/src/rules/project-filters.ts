import { DIFFICULTIES, type ListProjectsQuery } from '@crewdeck/contract';
import { BEST_FIT } from './orders.ts';

/** In which order projects stand for everybody; the first is meant where none is chosen. */
export const PROJECT_ORDERS = [
  { value: 'looking', label: 'Looking for people' },
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Deadline' },
] as const;

/** The same of finished projects, none of which looks for people. */
export const FINISHED_ORDERS = PROJECT_ORDERS.filter(({ value }) => value !== 'looking');

export type ProjectOrder = 'fit' | (typeof PROJECT_ORDERS)[number]['value'];

export interface ProjectFilters {
  search: string;
  tech: string;
  tags: string;
  /** Empty means any. */
  difficulty: (typeof DIFFICULTIES)[number] | '';
  /** `true` for projects with a seat only. */
  open: 'true' | '';
  /** `true` for finished projects only. */
  finished: 'true' | '';
  /** Empty while none is chosen. */
  sort: ProjectOrder | '';
}

/** What the server is asked for; a key that is empty is left out. */
export type ProjectQuery = Pick<
  ListProjectsQuery,
  'search' | 'tech' | 'tags' | 'difficulty' | 'open' | 'finished' | 'sort'
>;

export const NO_PROJECT_FILTERS: ProjectFilters = {
  search: '',
  tech: '',
  tags: '',
  difficulty: '',
  open: '',
  finished: '',
  sort: '',
};

export function readProjectFilters(inAddress: Partial<Record<keyof ProjectFilters, string | null>>): ProjectFilters {
  return {
    search: inAddress.search ?? '',
    tech: inAddress.tech ?? '',
    tags: inAddress.tags ?? '',
    difficulty: DIFFICULTIES.find((choice) => choice === inAddress.difficulty) ?? '',
    open: inAddress.open === 'true' ? 'true' : '',
    finished: inAddress.finished === 'true' ? 'true' : '',
    sort: [BEST_FIT, ...PROJECT_ORDERS].find(({ value }) => value === inAddress.sort)?.value ?? '',
  };
}

/** What is set, and nothing else: the address of the whole list stays bare. */
export function writeProjectFilters(filters: ProjectFilters): ProjectQuery {
  return textsOf(filters);
}

/** Only what is not empty (spec 7), in the order that is meant. */
export function projectQueryOf(filters: ProjectFilters, order: ProjectOrder): ProjectQuery {
  return { ...textsOf(filters), sort: order };
}

/** Names every filter that is set, for the sentence under "No projects found."; empty without any. */
export function describeProjectFilters(filters: ProjectFilters): string[] {
  const { search, tech, tags, difficulty, open, finished } = textsOf(filters);
  return [
    search && `“${search}”`,
    tech && `tech stack “${tech}”`,
    tags && `tags “${tags}”`,
    difficulty && `difficulty ${difficulty}`,
    open && 'open seats only',
    finished && 'finished projects only',
  ].filter((text): text is string => Boolean(text));
}

function textsOf(filters: ProjectFilters): ProjectQuery {
  const trimmed = Object.entries(filters).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}
