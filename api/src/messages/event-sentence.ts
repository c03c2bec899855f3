import { EVENTS, type EventKind, FORMER_MEMBER } from '@crewdeck/contract';
import { lineWithoutLinks } from './line-without-links.ts';

interface TellableEvent {
  readonly kind: EventKind;
  /** `null` where nobody is named, or they have deleted their account. */
  readonly person: string | null;
  readonly project: string;
}

/** What has happened, in one line. */
export function sentenceOf({ kind, ...names }: TellableEvent): string {
  return sentenceWith(EVENTS[kind].sentence, names);
}

/** A sentence with its placeholders replaced. */
export function sentenceWith(sentence: string, { person, project }: Omit<TellableEvent, 'kind'>): string {
  const names = { person: nameOf(person ?? FORMER_MEMBER.name), project: nameOf(project) };
  // At once: a name that holds a placeholder stays a name.
  return sentence.replace(/\{(person|project)\}/g, (_, name: keyof typeof names) => names[name]);
}

/** What somebody is called, in one line that leads nowhere. */
export const nameOf = (text: string) => lineWithoutLinks(text) || '[no name]';
