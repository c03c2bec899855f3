import { parseArgs } from 'node:util';
import { findAccess } from '../api/access.ts';
import { ApiClient } from '../api/api-client.ts';
import { closestTo } from '../closest-to.ts';
import { ApiError, EXIT_CODE, type ExitCode, exitCodeOf, sentenceOf, UsageError } from '../errors.ts';
import { styleFor } from '../terminal.ts';
import { type Answer, type Arguments, COMMAND, type Context, type Here, type Verb } from '../verb.ts';
import { helpOf, overallHelp, usageOf } from './help.ts';
import { VERBS } from './verbs.ts';

/** The surroundings of the process, which tests replace. */
export interface Surroundings {
  environment: Record<string, string | undefined>;
  isTerminal: boolean;
  /** How long a change may take to reach every edge, in milliseconds; for tests. */
  edgeLimitMs?: number;
  /** The answer. */
  say: (text: string) => void;
  /** Everything else: progress and errors. */
  tell: (text: string) => void;
  ask: Here['ask'];
}

/** Does what the arguments say, and never throws. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const isJson = args.includes('--json');
  try {
    const found = await answer(args, surroundings);
    if (!found) return EXIT_CODE.done;
    const { text, json, exitCode = EXIT_CODE.done } = found;
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

async function answer([name, ...rest]: readonly string[], surroundings: Surroundings): Promise<Answer | null> {
  if (name === undefined) throw new UsageError(overallHelp());
  if (name === '--help' || name === '-h' || name === 'help') return { text: overallHelp(), json: Object.keys(VERBS) };
  const entry = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!entry) throw new UsageError(unknownVerb(name));
  const { verb } = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    return { text: helpOf(name, verb), json: { usage: usageOf(name, verb.usage), help: verb.help } };
  }
  const given = parse(name, verb, rest);
  const said = await verb.runHere?.(given, hereOf(surroundings));
  return said || !('run' in verb) ? (said ?? null) : verb.run(given, await contextOf(surroundings));
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

function hereOf({ environment, isTerminal, ask }: Surroundings): Here {
  return { environment, verbs: VERBS, style: styleFor(isTerminal && !environment.NO_COLOR), ask };
}

async function contextOf({ environment, isTerminal, say, tell, edgeLimitMs }: Surroundings): Promise<Context> {
  const access = await findAccess(environment);
  return {
    api: new ApiClient(access),
    keyFor: access.keyFor,
    trust: access.trust,
    // Only for those that need it: a rollback is not to wait for what reads and checks records.
    openStore: async () => (await import('@crewdeck/releases')).openStore(access.store()),
    site: access.site,
    style: styleFor(isTerminal && !environment.NO_COLOR),
    now: Date.now(),
    edgeLimitMs,
    say,
    tell,
  };
}

function unknownVerb(name: string): string {
  const meant = closestTo(name, Object.keys(VERBS));
  const hint = meant ? `Did you mean "${meant}"?` : `They are ${Object.keys(VERBS).join(', ')}.`;
  return `There is no verb "${name}". ${hint} More: ${COMMAND} --help`;
}
