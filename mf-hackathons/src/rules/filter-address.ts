export interface HackathonFilters {
  search: string;
  /** Empty for all tech stacks. */
  tech: string;
}

export const NO_FILTERS: HackathonFilters = { search: '', tech: '' };

export function areFiltersSet({ search, tech }: HackathonFilters): boolean {
  return search.trim() !== '' || tech !== '';
}

export function readFilters(params: URLSearchParams): HackathonFilters {
  return { search: params.get('search') ?? '', tech: params.get('tech') ?? '' };
}

/** The same address with other filters. One that is not set leaves no trace in it. */
export function writeFilters(params: URLSearchParams, filters: HackathonFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
