import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const NAME_OF_TYPE: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
};

const REASON_OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: 'must be an id',
  date: 'must be a day such as 2027-03-01',
  'wall-time': 'must be a day and a time such as 2027-03-01T18:00',
  'time-zone': 'must be the name of a time zone such as Europe/Berlin',
  url: 'must be a whole address that starts with https://',
  regex: 'has characters that it must not have',
};

/** What is wrong with a part of a request, as a sentence for people: `title: It must not be empty.` */
export function sentenceOfIssue(issue: Issue, parameter?: string): string {
  const { path, reason, sentence } = innermost(issue);
  const field = [parameter, ...path].filter((step) => step !== undefined).map(String);
  if (sentence !== undefined) return field.length > 0 ? `${field.join('.')}: ${sentence}` : sentence;
  return field.length > 0 ? `${field.join('.')}: It ${reason}.` : `The body ${reason}.`;
}

/** Of the options of a union, the one that was meant: whose type fits while something inside does not. */
function innermost(issue: Issue): { path: PropertyKey[]; reason: string; sentence?: string } {
  // A rule of several fields says it itself.
  if (issue.code === 'custom') return { path: issue.path, reason: 'is not valid', sentence: issue.message };
  if (issue.code !== 'invalid_union') return { path: issue.path, reason: reasonOf(issue) };
  const meant = issue.errors.map(([first]) => first).find((first) => first && isInside(first));
  if (!meant) return { path: issue.path, reason: 'has the wrong form' };
  const { path, reason } = innermost(meant);
  return { path: [...issue.path, ...path], reason };
}

/** Another type, or another word than the only one, says that another option was meant. */
function isInside(issue: Issue): boolean {
  if (issue.path.length > 0) return true;
  return issue.code !== 'invalid_type' && !(issue.code === 'invalid_value' && issue.values.length === 1);
}

function reasonOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? 'is missing'
        : `must be ${NAME_OF_TYPE[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return issue.minimum === 1 && issue.origin !== 'number'
        ? 'must not be empty'
        : `must ${bound(issue.origin)} at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must ${bound(issue.origin)} at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return REASON_OF_FORMAT[issue.format] ?? 'has the wrong form';
    default:
      return 'is not valid';
  }
}

function bound(origin: string): string {
  return unit(origin) ? 'have' : 'be';
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
