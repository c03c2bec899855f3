import { type ListedProject, shownName, teamCount } from '@crewdeck/contract';

const NAMES_SHOWN = 3;

/** What an event came to: projects with a place or prize first, then other finished ones, then those that go on. */
export function resultsFirst(projects: readonly ListedProject[]): ListedProject[] {
  return projects.filter(({ status }) => status !== 'Archived').sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ place, status }: ListedProject): number {
  if (status !== 'Completed') return 2;
  return place ? 0 : 1;
}

/** Names that an event lists, each once, without those that its page has elsewhere. */
export function namesBesides(listed: readonly string[], others: readonly string[]): string[] {
  const key = (name: string) => name.trim().toLowerCase();
  const known = new Set(others.map(key));
  return listed.filter((name) => {
    const isNew = !known.has(key(name));
    known.add(key(name));
    return isNew;
  });
}

/** `Ada, Bo, Cy and 2 more`: the owner first. People who leave their name out are counted. */
export function teamNames(project: ListedProject): string {
  const names = [project.owner, ...project.collaborators].map(({ name }) => shownName(name)).slice(0, NAMES_SHOWN);
  const others = teamCount(project) - names.length;
  return new Intl.ListFormat('en-GB').format(others > 0 ? [...names, `${others} more`] : names);
}
