import type { Hackathon } from '@crewdeck/contract';

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

/** Search: contained in title, description or a tech, whatever its case. Tech: one of the listed ones (spec 5). */
export function filterHackathons(hackathons: readonly Hackathon[], { search, tech }: HackathonFilters): Hackathon[] {
  const wanted = folded(search.trim());
  return hackathons.filter((hackathon) => matchesSearch(hackathon, wanted) && usesTech(hackathon, tech));
}

function matchesSearch({ title, description, techStack }: Hackathon, wanted: string): boolean {
  return [title, description, ...techStack].some((text) => folded(text).includes(wanted));
}

function usesTech({ techStack }: Hackathon, tech: string): boolean {
  return tech === '' || techStack.some((entry) => folded(entry) === folded(tech));
}

function folded(text: string): string {
  return text.toLocaleLowerCase('en');
}
