import { parseArgs } from 'node:util';
import { sentenceOf } from '../../sentence-of.ts';
import { UsageError } from '../../usage-error.ts';
import { findAccess } from '../api/access.ts';
import { ApiClient } from '../api/api-client.ts';
import { ApiError, EXIT_CODE, type ExitCode, exitCodeOf } from '../errors.ts';
import { styleFor } from '../terminal.ts';
import type { Answer, Arguments, Context, Verb } from '../verb.ts';
import { helpOf, overallHelp, usageOf } from './help.ts';
import { VERBS } from './verbs.ts';

/** The surroundings of the process, which tests replace. */
export interface Surroundings extends Pick<Context, 'edgeLimitMs' | 'tell'> {
  environment: Record<string, string | undefined>;
  isTerminal: boolean;
  /** The answer. */
  say: (text: string) => void;
}

/** Does what the arguments say, and never throws. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const isJson = args.includes('--json');
  try {
    const { text, json, exitCode = EXIT_CODE.done } = await answer(args, surroundings);
    surroundings.say(isJson ? JSON.stringify(json, null, 2) : text);
    return exitCode;
  } catch (error) {
    const exitCode = exitCodeOf(error);
    const sentence = sentenceOf(error);
    const code = error instanceof ApiError ? error.code : null;
    if (isJson) surroundings.say(JSON.stringify({ error: sentence, code, exitCode }, null, 2));
    surroundings.tell(sentence);
    return exitCode;
  }
}

async function answer([name, ...rest]: readonly string[], surroundings: Surroundings): Promise<Answer> {
  if (name === undefined) throw new UsageError(overallHelp());
  if (name === '--help' || name === '-h' || name === 'help') return { text: overallHelp(), json: Object.keys(VERBS) };
  const entry = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!entry) throw new UsageError(`There is no verb "${name}".\n\n${overallHelp()}`);
  const { verb } = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    return { text: helpOf(name, verb), json: { usage: usageOf(name, verb.usage), help: verb.help } };
  }
  return verb.run(parse(name, verb, rest), await contextOf(surroundings));
}

function parse(name: string, { options, usage }: Verb, args: string[]): Arguments {
  try {
    const known = { ...options, json: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, options: known, allowPositionals: true });
    return { positionals, values: values as Arguments['values'] };
  } catch (error) {
    const problem = sentenceOf(error).replace(/\. To specify.*$/s, '.');
    throw new UsageError(`${problem}\nUsage: ${usageOf(name, usage)}`, { cause: error });
  }
}

async function contextOf({ environment, isTerminal, tell, edgeLimitMs }: Surroundings): Promise<Context> {
  const access = await findAccess(environment);
  return {
    ...access,
    api: new ApiClient(access),
    // Only for the verbs that need it: a rollback does not wait for code that reads and checks records.
    openStore: async () => (await import('@crewdeck/releases')).openStore(access.store()),
    style: styleFor(isTerminal && !environment.NO_COLOR),
    now: Date.now(),
    edgeLimitMs,
    tell,
  };
}
