import { type Hackathon, unaccented } from '@crewdeck/contract';

export interface HackathonFilters {
  search: string;
  /** Empty for all tech stacks. */
  tech: string;
  /** Empty for any. */
  mode: (typeof MODE_CHOICES)[number]['value'];
}

/** Where one can take part; the first means "any". */
export const MODE_CHOICES = [
  { value: '', label: 'Any mode' },
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
] as const;

/** The modes of the posting form (spec 3) that a choice finds, and the choice in a sentence. */
const MODES: Record<HackathonFilters['mode'], { found: readonly string[] | null; words: string }> = {
  '': { found: null, words: '' },
  online: { found: ['online', 'hybrid'], words: 'event mode Online' },
  offline: { found: ['offline', 'hybrid'], words: 'event mode Offline' },
};

/** A mode that we don't offer means "any", so that an old link still opens. */
export function readMode(inAddress: string | null | undefined): HackathonFilters['mode'] {
  return MODE_CHOICES.find(({ value }) => value === inAddress)?.value ?? '';
}

/** Names every filter that is set, for the sentence under "No hackathons found."; empty without any. */
export function describeFilters({ search, tech, mode }: HackathonFilters): string[] {
  return [search.trim() && `“${search.trim()}”`, tech && `tech stack ${tech}`, MODES[mode].words].filter(
    (text): text is string => Boolean(text),
  );
}

/** Search: contained in title, description, a tech (spec 5) or the place, whatever its case and accents. Tech: one of the listed ones. */
export function filterHackathons(
  hackathons: readonly Hackathon[],
  { search, tech, mode }: HackathonFilters,
): Hackathon[] {
  const wanted = folded(unaccented(search.trim()));
  return hackathons.filter(
    (hackathon) => matchesSearch(hackathon, wanted) && usesTech(hackathon, tech) && takesPlace(hackathon, mode),
  );
}

function matchesSearch({ title, description, techStack, location }: Hackathon, wanted: string): boolean {
  return [title, description, ...techStack, location ?? ''].some((text) => folded(unaccented(text)).includes(wanted));
}

function usesTech({ techStack }: Hackathon, tech: string): boolean {
  return tech === '' || techStack.some((entry) => folded(entry) === folded(tech));
}

/** One without a mode is found by no choice of one. */
function takesPlace({ eventMode }: Hackathon, mode: HackathonFilters['mode']): boolean {
  const { found } = MODES[mode];
  return found === null || found.includes(folded(eventMode ?? ''));
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
