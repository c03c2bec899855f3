import type { Hackathon } from '@crewdeck/contract';

export interface HackathonFilters {
  search: string;
  /** Empty for all tech stacks. */
  tech: string;
}

export function areFiltersSet({ search, tech }: HackathonFilters): boolean {
  return search.trim() !== '' || tech !== '';
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

/** Those to come, the soonest first; then those that are over, the latest first. */
export function upcomingFirst(hackathons: readonly Hackathon[], today: string): Hackathon[] {
  const toCome = hackathons.filter(({ eventDate }) => eventDate >= today);
  const over = hackathons.filter(({ eventDate }) => eventDate < today);
  return [...toCome.sort(byDate), ...over.sort((a, b) => byDate(b, a))];
}

function byDate(a: Hackathon, b: Hackathon): number {
  return a.eventDate.localeCompare(b.eventDate);
}
