import { type Hackathon, withoutRepeats } from '@crewdeck/contract';

interface TechOption {
  value: string;
  label: string;
}

const ALL: TechOption = { value: '', label: 'All Tech Stacks' };

/**
 * "All Tech Stacks" and every tech that a hackathon names, in alphabetical order, each once whatever its case. A chosen one
 * that no hackathon names (an old link) stays in the list, so that the field never shows something else than what filters.
 */
export function techOptions(hackathons: readonly Hackathon[], chosen: string): TechOption[] {
  const named = [...hackathons.flatMap(({ techStack }) => techStack), ...(chosen ? [chosen] : [])];
  const techs = withoutRepeats(named).sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  return [ALL, ...techs.map((tech) => ({ value: tech, label: tech }))];
}

/** The spelling under which the options hold the chosen tech. */
export function chosenOption(options: readonly TechOption[], chosen: string): string {
  const folded = chosen.toLocaleLowerCase('en');
  return options.find(({ value }) => value.toLocaleLowerCase('en') === folded)?.value ?? ALL.value;
}
