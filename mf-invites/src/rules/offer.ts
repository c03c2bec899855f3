import { dayText, type Project } from '@crewdeck/contract';

/** Not the number of a list, nor an abbreviation. */
const SENTENCE = /^.*?\p{L}{2,}[.!?。！？](?=\s+\P{Ll}|\s*$)/u;
/** Of a team: names and faces. */
export const PEOPLE_SHOWN = 3;

type Named = Pick<Project, 'owner' | 'collaborators'>;

/** The first sentence of a description, or its first line where it has none. */
export function firstSentence(description: string): string {
  const [line = ''] = description.trim().split('\n');
  return SENTENCE.exec(line)?.[0] ?? line;
}

/** The owner first: `Ada, Grace, Alan and 2 more`. */
export function teamText({ owner, collaborators }: Named): string {
  const names = [owner, ...collaborators].map(({ name }) => name);
  const others = names.length - PEOPLE_SHOWN;
  const shown = others > 0 ? [...names.slice(0, PEOPLE_SHOWN), `${others} more`] : names;
  return new Intl.ListFormat('en-GB').format(shown);
}

/** Until when people can join, and what the project is made for, where it says so. */
export function whenText({ hackathon, deadline }: Pick<Project, 'hackathon' | 'deadline'>): string {
  const parts = [deadline && `join by ${dayText(deadline)}`, hackathon && `for ${hackathon.title}`].filter(Boolean);
  const text = parts.join(', ');
  return text && text[0]?.toUpperCase() + text.slice(1);
}
