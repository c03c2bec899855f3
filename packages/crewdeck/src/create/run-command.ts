import { fileURLToPath } from 'node:url';
import { UsageError } from '../usage-error.ts';
import { createModule } from './create-module.ts';

/** `npm run package` puts it there. */
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
const USAGE = 'npx @crewdeck/crewdeck create <name>';

/**
 * Begins a module in a folder of its name.
 *
 * @param directory in which the folder is made
 * @returns the exit code
 */
export async function runCommand(
  [name, ...more]: readonly string[],
  directory: string,
  { say, tell }: Record<'say' | 'tell', (text: string) => void>,
): Promise<0 | 2> {
  try {
    if (!name || more.length > 0) throw new UsageError(`One name is needed: ${USAGE}`);
    await createModule(TEMPLATE, directory, name);
    say(`${name} is there. Next: cd ${name}, npm install, npm test. Its README says the rest.`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    tell(error.message);
    return 2;
  }
}
