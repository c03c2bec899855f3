/** Where a command speaks. */
interface Outside {
  /** The answer. */
  say: (text: string) => void;
  /** Everything else. */
  tell: (text: string) => void;
}

interface Subcommand {
  summary: string;
  /** Answers the exit code. A subcommand is loaded only when it is asked for: a rollback waits for no other's code. */
  run: (args: readonly string[], outside: Outside) => Promise<number>;
}

const SUBCOMMANDS: Record<string, Subcommand> = {
  create: {
    summary: 'begins a module in a folder of its own',
    run: async (args, outside) => (await import('./create/run-command.ts')).runCommand(args, process.cwd(), outside),
  },
  check: {
    summary: 'checks the module in this folder, after its build',
    run: async (args, outside) => {
      const { runCommand } = await import('./check/run-command.ts');
      const openBrowser = async () => (await import('./check/browser/open-browser.ts')).openBrowser();
      return runCommand(args, process.cwd(), { ...outside, openBrowser });
    },
  },
  release: {
    summary: 'publishes modules, and changes what is live',
    run: async (args, outside) => {
      const { runCommand } = await import('./release/command-line/run-command.ts');
      return runCommand(args, { ...outside, environment: process.env, isTerminal: process.stdout.isTTY });
    },
  },
  match: { summary: 'says who fits which project', run: (args, outside) => matching('match', args, outside) },
  teams: { summary: 'makes teams', run: (args, outside) => matching('teams', args, outside) },
};

const NOT_UNDERSTOOD = 2;

/**
 * Does what the arguments say.
 *
 * @returns the exit code
 */
export async function crewdeck([name = '', ...args]: readonly string[], outside: Outside): Promise<number> {
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (subcommand) return subcommand.run(args, outside);
  const isHelp = ['--help', '-h', 'help'].includes(name);
  (isHelp ? outside.say : outside.tell)(usage());
  return isHelp ? 0 : NOT_UNDERSTOOD;
}

async function matching(name: 'match' | 'teams', args: readonly string[], outside: Outside): Promise<number> {
  const { runCommand } = await import('./matching/run-command.ts');
  // npm runs us in the root, wherever the person is who names the file.
  return runCommand(name, args, { ...outside, directory: process.env.INIT_CWD ?? '.' });
}

function usage(): string {
  const lines = Object.entries(SUBCOMMANDS).map(([name, { summary }]) => `  ${name.padEnd(7)}  ${summary}`);
  return ['Usage: crewdeck <subcommand> …', '', ...lines].join('\n');
}
