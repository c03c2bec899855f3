import { SKILL_CATALOGUE } from '@crewdeck/contract';
import { type ChosenEntries, ToggleChips } from './toggle-chips.tsx';

/** The groups of the catalogue, each with its name and its skills. */
export const TECH_GROUPS = Object.entries(SKILL_CATALOGUE);

/** Chips for the technologies of some groups. */
export function TechChips({ groups, ...entries }: ChosenEntries & { groups: typeof TECH_GROUPS }) {
  return groups.map(([group, skills]) => (
    <ToggleChips key={group} label={group} isLabelShown options={skills} {...entries} />
  ));
}
