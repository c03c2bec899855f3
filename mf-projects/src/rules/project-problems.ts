import { type Fault, faultsOf, isDeadlinePast, PROJECT_FIELDS } from '@crewdeck/contract';

/** A sentence for each field that can't be sent. */
export type ProjectProblems = Partial<Record<keyof typeof PROJECT_FIELDS | 'deadline', string>>;

type SentFields = Parameters<typeof faultsOf<typeof PROJECT_FIELDS>>[1] & { deadline?: string | null };

/**
 * Problems of the sent fields only: a running project may be past its stored deadline.
 *
 * @param count people on the team, below which the size can't go
 */
export function projectProblems(sent: SentFields, now: Date, count = 1): ProjectProblems {
  const faults = Object.entries(faultsOf(PROJECT_FIELDS, sent));
  const problems: ProjectProblems = Object.fromEntries(faults.map(([field, fault]) => [field, sentenceOf(fault)]));
  if (sent.maxTeamSize !== undefined && sent.maxTeamSize < count) {
    problems.maxTeamSize = `Your team already has ${count} people.`;
  }
  if (isDeadlinePast(sent.deadline ?? null, now)) problems.deadline = 'That day has passed. Choose today or later.';
  return problems;
}

function sentenceOf({ is, bound, entry }: Fault): string {
  // The title is the only required text, and the team size the only number.
  if (is === 'short') return 'Give your project a title.';
  if (is === 'small' || is === 'large')
    return `Choose a team size of at ${is === 'small' ? 'least' : 'most'} ${bound}.`;
  if (is === 'many') return `Add up to ${bound}.`;
  if (entry) return `“${entry.slice(0, bound)}…” is too long. Use at most ${bound} characters each.`;
  return `Use at most ${bound.toLocaleString('en')} characters.`;
}
