import { LIMITS } from '@crewdeck/contract';

/** The directory, filled with people who have any of the skills; with everybody where none is named. */
export function peoplePath(skills: readonly string[]): string {
  let tech = '';
  for (const skill of skills) {
    const longer = tech ? `${tech},${skill}` : skill;
    // The first ones matter most, and the directory reads no more.
    if (longer.length > LIMITS.search) break;
    tech = longer;
  }
  return tech ? `/explore?${new URLSearchParams({ tech })}` : '/explore';
}
