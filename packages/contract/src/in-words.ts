import { LARGEST_PICTURE } from './constants.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count for a sentence: `two`, and digits from 11 on. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** The answer to a larger upload, wherever it is refused. */
export const PICTURE_TOO_LARGE = `A picture can have up to ${LARGEST_PICTURE / 1024 ** 2} MB. Choose a smaller one.`;

/** Said wherever the sizes of an event's teams are checked. */
export const TEAM_SIZES_CROSSED = "The smallest team can't be larger than the largest.";

/** What a person reads whose profile ops hide: on their pages, in their activity and by email (ADR 21). */
export const HIDDEN_PROFILE = {
  news: 'Your profile is hidden.',
  means: "Only you see it, and only your teams see your projects. You can't send invites or show interest.",
} as const;

/** What ops' decision means that signs somebody out, as a heading; a full stop and the reason may follow. */
export const SUSPENDED = 'Your account is suspended';

/** How somebody reaches those who run the site. @param contact an email or the address of a page, at the end of the sentence */
export function contactSentence(purpose: string, contact: string | undefined): string {
  return contact ? `${purpose}, write to ${contact}` : `${purpose}, contact the people who run this site.`;
}

/** How somebody objects to what ops decided. */
export function objectionTo(contact: string | undefined): string {
  return contactSentence('To object', contact);
}

const MOST_NAMES = 3;

/** People for a sentence: `Ada and Grace`, or three of five and more: `Ada, Bo, Cem and 2 more`. */
export function namesInWords(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const told = more > 1 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
  return new Intl.ListFormat('en-GB').format(told);
}

/** A time for a sentence: `a day`, `three days`, `a week`. */
export function daysInWords(days: number): string {
  if (days === 1) return 'a day';
  return days === 7 ? 'a week' : `${inWords(days)} days`;
}

/** The same in hours, where these are no whole days. */
export function hoursInWords(hours: number): string {
  if (hours % 24 === 0) return daysInWords(hours / 24);
  return hours === 1 ? 'an hour' : `${inWords(hours)} hours`;
}
