import { runCommand } from '../command-line/run-command.ts';

/** Runs the command in this process, with nothing of this process's environment. */
export async function run(environment: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const told: string[] = [];
  const exitCode = await runCommand(args, {
    environment,
    isTerminal: false,
    edgeLimitMs: 300,
    say: (text) => said.push(text),
    tell: (text) => told.push(text),
  });
  return { exitCode, output: said.join('\n'), errors: told.join('\n') };
}
