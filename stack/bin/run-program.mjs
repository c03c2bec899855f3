import { explain } from './failure.mjs';

/**
 * Runs one of the programs of this folder. One that gives an exit code ends with it; another one goes on.
 *
 * @param {string} name of its file, which exports `run`
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function runProgram(name, args) {
  try {
    const { run } = await import(`./${name}.mjs`);
    const exitCode = await run(args);
    if (exitCode !== undefined) process.exit(exitCode);
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
