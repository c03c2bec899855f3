import { DIFFICULTIES, type ListProjectsQuery } from '@crewdeck/contract';

export interface ProjectFilters {
  tech: string;
  tags: string;
  /** Empty means any. */
  difficulty: (typeof DIFFICULTIES)[number] | '';
}

/** What the server is asked for; a key that is empty is left out. */
export type ProjectQuery = Pick<ListProjectsQuery, 'tech' | 'tags' | 'difficulty'>;

export const NO_PROJECT_FILTERS: ProjectFilters = { tech: '', tags: '', difficulty: '' };

export function readProjectFilters(parameters: URLSearchParams): ProjectFilters {
  const difficulty = parameters.get('difficulty');
  return {
    tech: parameters.get('tech') ?? '',
    tags: parameters.get('tags') ?? '',
    difficulty: DIFFICULTIES.find((choice) => choice === difficulty) ?? '',
  };
}

/** Only what is not empty, for the address and for the server alike (spec 7). */
export function projectQueryOf(filters: ProjectFilters): ProjectQuery {
  const trimmed = Object.entries(filters).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** Names every filter that is set, for the sentence under "No projects found."; empty without any. */
export function describeProjectFilters(filters: ProjectFilters): string[] {
  const { tech, tags, difficulty } = projectQueryOf(filters);
  return [tech && `tech stack “${tech}”`, tags && `tags “${tags}”`, difficulty && `difficulty ${difficulty}`].filter(
    (text): text is string => Boolean(text),
  );
}
