import { explain } from './failure.mjs';
import { installAndBuild } from './install-and-build.mjs';

/**
 * `npm start`: installs, builds, then hands over to the compiled stack.
 *
 * @returns {Promise<void>}
 */
export async function start() {
  console.log('\nCrewdeck');
  try {
    await installAndBuild();
    const { run } = await import(new URL('../dist/main.js', import.meta.url).href);
    await run(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
