import { isDeadlinePast, LIMITS, type Project, teamCount } from '@crewdeck/contract';
import { parseTeamSize } from './team.ts';

/** A sentence that says what is wrong with a field, or `undefined` when nothing is. */
export type Problem = string | undefined;

export function titleProblem(title: string): Problem {
  if (title.trim() === '') return 'Give your project a title.';
  if (title.trim().length > LIMITS.title) return `Use at most ${LIMITS.title} characters.`;
  return undefined;
}

export function descriptionProblem(description: string): Problem {
  if (description.trim().length <= LIMITS.description) return undefined;
  return `Use at most ${LIMITS.description.toLocaleString('en')} characters.`;
}

/** `most` bounds one entry, in characters. */
export function listProblem(entries: readonly string[], most: number = LIMITS.listEntry): Problem {
  if (entries.length > LIMITS.listEntries) return `Name at most ${LIMITS.listEntries}.`;
  const tooLong = entries.find((entry) => entry.length > most);
  return tooLong && `“${tooLong.slice(0, most)}…” is too long: use at most ${most} characters each.`;
}

/** `collaborators` are those who have joined already; a team can't be made smaller than it is. */
export function teamSizeProblem(text: string, collaborators: Project['collaborators'] = []): Problem {
  const size = parseTeamSize(text);
  const count = teamCount({ collaborators });
  if (size > LIMITS.teamSizeMax) return `A team has at most ${LIMITS.teamSizeMax} people.`;
  if (size < count) return `Your team already has ${count} people.`;
  return undefined;
}

export function deadlineProblem(deadline: string, now: Date): Problem {
  return isDeadlinePast(deadline, now) ? 'This day is over. Choose today or later.' : undefined;
}

/** Whether at least one field has a problem. */
export function hasProblem(problems: object): boolean {
  return Object.values(problems).some((problem) => problem !== undefined);
}
