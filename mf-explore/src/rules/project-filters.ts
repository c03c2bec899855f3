import { DIFFICULTIES, type ListProjectsQuery } from '@crewdeck/contract';

/** In which order projects stand; the first is meant where none is chosen. */
export const PROJECT_ORDERS = [
  { value: 'looking', label: 'Looking for people' },
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Deadline' },
] as const;

export interface ProjectFilters {
  search: string;
  tech: string;
  tags: string;
  /** Empty means any. */
  difficulty: (typeof DIFFICULTIES)[number] | '';
  /** `true` for projects with a seat only. */
  open: 'true' | '';
  sort: (typeof PROJECT_ORDERS)[number]['value'];
}

/** What the server is asked for; a key that is empty is left out. */
export type ProjectQuery = Pick<ListProjectsQuery, 'search' | 'tech' | 'tags' | 'difficulty' | 'open' | 'sort'>;

export const NO_PROJECT_FILTERS: ProjectFilters = {
  search: '',
  tech: '',
  tags: '',
  difficulty: '',
  open: '',
  sort: 'looking',
};

export function readProjectFilters(parameters: URLSearchParams): ProjectFilters {
  const textOf = (name: keyof ProjectFilters) => parameters.get(name) ?? '';
  return {
    search: textOf('search'),
    tech: textOf('tech'),
    tags: textOf('tags'),
    difficulty: DIFFICULTIES.find((choice) => choice === textOf('difficulty')) ?? '',
    open: textOf('open') === 'true' ? 'true' : '',
    sort: PROJECT_ORDERS.find(({ value }) => value === textOf('sort'))?.value ?? NO_PROJECT_FILTERS.sort,
  };
}

/** What is set, and nothing else: the address of the whole list stays bare. */
export function writeProjectFilters({ sort, ...filters }: ProjectFilters): ProjectQuery {
  return { ...textsOf(filters), ...(sort !== NO_PROJECT_FILTERS.sort && { sort }) };
}

/** Only what is not empty (spec 7), in the order that is meant. */
export function projectQueryOf({ sort, ...filters }: ProjectFilters): ProjectQuery {
  return { ...textsOf(filters), sort };
}

/** Names every filter that is set, for the sentence under "No projects found."; empty without any. */
export function describeProjectFilters(filters: ProjectFilters): string[] {
  const { search, tech, tags, difficulty, open } = projectQueryOf(filters);
  return [
    search && `search “${search}”`,
    tech && `tech stack “${tech}”`,
    tags && `tags “${tags}”`,
    difficulty && `difficulty ${difficulty}`,
    open && 'open seats only',
  ].filter((text): text is string => Boolean(text));
}

function textsOf(filters: Omit<ProjectFilters, 'sort'>): Omit<ProjectQuery, 'sort'> {
  const trimmed = Object.entries(filters).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}
