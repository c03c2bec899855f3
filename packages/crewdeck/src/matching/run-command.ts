import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allocate, commonZone, formTeams, match, type Person, withFreeTimes } from '@crewdeck/matching';
import { relatedTo, canonicalSkill as skillKey } from '@crewdeck/matching/skills';
import { UsageError } from '../usage-error.ts';
import { allocationSchema, matchInputSchema, teamsInputSchema } from './input.schema.ts';
import { messageOf, readInput } from './read-input.ts';

const USAGES = {
  match: 'npm run -s match -- --in FILE [--limit N] [--seed N]',
  teams: 'npm run -s teams -- (--in FILE --size N | --allocation FILE) [--seed N]',
} as const;

const OPTIONS = {
  in: { type: 'string' },
  allocation: { type: 'string' },
  size: { type: 'string' },
  limit: { type: 'string' },
  seed: { type: 'string' },
} as const;

const SMALLEST_TEAM = 2;
/** The search takes less than a second of one core. This ends it on a machine that has no core free, with the best it found until then. */
const LONGEST_SEARCH_MS = 2_500;
const NOBODY = 'The file names no people, so the answer is empty.';

interface Outside {
  /** Where relative names of files begin. */
  directory: string;
  say: (text: string) => void;
  tell: (text: string) => void;
}

/**
 * `match` or `teams`: reads a file, says JSON and nothing else.
 *
 * @returns the exit code: 1, and one sentence told, when the input is not understood
 */
export function runCommand(
  verb: keyof typeof USAGES,
  args: readonly string[],
  { directory, say, tell }: Outside,
): number {
  try {
    const { people, outcome } = answer(verb, args, directory);
    say(JSON.stringify(outcome));
    if (people.length === 0) tell(NOBODY);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    tell(error.message);
    return 1;
  }
}

function answer(verb: keyof typeof USAGES, args: readonly string[], directory: string) {
  const options = optionsOf(verb, args);
  if (options.allocation !== undefined) return answerAllocation(verb, options, directory);
  if (options.in === undefined) throw new UsageError(`A file is missing. Usage: ${USAGES[verb]}.`);
  const file = resolve(directory, options.in);
  const seed = integer('seed', options.seed, 0) ?? 0;
  if (verb === 'match') {
    const { people, projects } = readInput(file, matchInputSchema);
    const limit = integer('limit', options.limit, 1);
    return { people, outcome: match(withTimes(people), projects, { skillKey, relatedTo, seed, limit }) };
  }
  const size = integer('size', options.size, SMALLEST_TEAM);
  if (size === undefined) throw new UsageError(`The size of a team is missing. Usage: ${USAGES.teams}.`);
  const input = readInput(file, teamsInputSchema);
  return {
    people: input.people,
    outcome: formTeams({ ...input, people: withTimes(input.people), size, seed, skillKey }),
  };
}

/** In the coming weeks. Who names no zone counts as in that of most; where nobody does, times are equal that have the same name. */
function withTimes(people: readonly Person[]): Person[] {
  return withFreeTimes(people, { now: new Date(), zone: commonZone(people) });
}

type Options = ReturnType<typeof optionsOf>;

function answerAllocation(verb: keyof typeof USAGES, { allocation = '', ...options }: Options, directory: string) {
  if (verb !== 'teams' || options.in !== undefined || options.size !== undefined)
    throw new UsageError('--allocation belongs to teams, without --in and --size.');
  const seed = integer('seed', options.seed, 0);
  const input = readInput(resolve(directory, allocation), allocationSchema);
  const end = performance.now() + LONGEST_SEARCH_MS;
  return { people: input.students, outcome: allocate(input, { seed, isLate: () => performance.now() > end }) };
}

function optionsOf(verb: keyof typeof USAGES, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${messageOf(error)}. Usage: ${USAGES[verb]}.`);
  }
}

function integer(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least && text.trim() !== '') return value;
  throw new UsageError(`--${name} must be a whole number from ${least}, not "${text}".`);
}
