import { requireNode } from './require-node.cjs';

requireNode();
const [, , program, ...args] = process.argv;
void runProgram();

/** One that gives an exit code ends with it; another one goes on. All is loaded only now: an older Node does not understand it. */
async function runProgram() {
  const { explain } = await import('./failure.mjs');
  try {
    const { run } = await import(`./${program}.mjs`);
    const exitCode = await run(args);
    if (exitCode !== undefined) process.exit(exitCode);
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
