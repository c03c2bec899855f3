import { type Fault, faultsOf, isDeadlinePast, PROJECT_FIELDS } from '@crewdeck/contract';

/** A sentence about each field that cannot be sent as it is. */
export type ProjectProblems = Partial<Record<keyof typeof PROJECT_FIELDS | 'deadline', string>>;

type SentFields = Parameters<typeof faultsOf<typeof PROJECT_FIELDS>>[1] & { deadline?: string | null };

/**
 * What is wrong with the fields that would be sent, and with no others: a running project may well be past its old deadline.
 *
 * @param count how many are on the team already, as it cannot be made smaller than it is
 */
export function projectProblems(sent: SentFields, now: Date, count = 1): ProjectProblems {
  const faults = Object.entries(faultsOf(PROJECT_FIELDS, sent));
  const problems: ProjectProblems = Object.fromEntries(faults.map(([field, fault]) => [field, sentenceOf(fault)]));
  if (sent.maxTeamSize !== undefined && sent.maxTeamSize < count) {
    problems.maxTeamSize = `Your team already has ${count} people.`;
  }
  if (isDeadlinePast(sent.deadline ?? null, now)) problems.deadline = 'This day is over. Choose today or later.';
  return problems;
}

function sentenceOf({ is, bound, entry }: Fault): string {
  // The title is the only text that must be there, and the team's size the only number.
  if (is === 'short') return 'Give your project a title.';
  if (is === 'small' || is === 'large') return `A team has at ${is === 'small' ? 'least' : 'most'} ${bound} people.`;
  if (is === 'many') return `Name at most ${bound}.`;
  if (entry) return `“${entry.slice(0, bound)}…” is too long: use at most ${bound} characters each.`;
  return `Use at most ${bound.toLocaleString('en')} characters.`;
}
