import { runCommand } from '../command-line/run-command.ts';

export interface Run {
  exitCode: number;
  output: string;
  errors: string;
}

/** Runs the command in this process, with nothing of this process's environment. */
export function run(environment: Record<string, string>, ...args: string[]): Promise<Run> {
  return runAnswering([], environment, ...args);
}

/** The same, with the lines that somebody types when asked. */
export async function runAnswering(
  typed: readonly string[],
  environment: Record<string, string>,
  ...args: string[]
): Promise<Run> {
  const lines = [...typed];
  const said: string[] = [];
  const told: string[] = [];
  const exitCode = await runCommand(args, {
    environment,
    isTerminal: false,
    edgeLimitMs: 300,
    ask: async () => lines.shift() ?? '',
    say: (text) => said.push(text),
    tell: (text) => told.push(text),
  });
  return { exitCode, output: said.join('\n'), errors: told.join('\n') };
}
