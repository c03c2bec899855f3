import type { Hackathon } from '@crewdeck/contract';
import type { HackathonFilters } from './filter-address.ts';

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
