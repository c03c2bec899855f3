import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moduleNameSchema } from '@crewdeck/contract/schemas';
import { UsageError } from '../usage-error.ts';

const NAME = 'module-template';
const TITLE = 'Module Template';
/** What has another name on the way through a registry, which takes some names for its own. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' };
/** What exists only where the template is developed, and the license of Crewdeck. */
const NOT_OF_IT = /^(node_modules|dist|LICENSE)$/;

/**
 * Writes a new module into a folder of its name.
 *
 * @param template folder of the one that is copied
 * @param parent in which the folder is made
 * @throws UsageError when a module can't have this name, or it is taken here
 */
export async function createModule(template: string, parent: string, name: string): Promise<void> {
  if (!moduleNameSchema.safeParse(name).success)
    throw new UsageError(
      `"${name}" can't be the name of a module: small letters, digits and hyphens, 41 at most, as my-module.`,
    );
  const folder = join(parent, name);
  if (existsSync(folder)) throw new UsageError(`There is a ${name} here already.`);
  for (const file of await filesBelow(template)) {
    const target = join(folder, RENAMED[file] ?? file);
    const text = await readFile(join(template, file), 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text.replaceAll(NAME, name).replaceAll(TITLE, titleOf(name)));
  }
}

async function filesBelow(template: string): Promise<string[]> {
  const entries = await readdir(template, { withFileTypes: true });
  const inner = await Promise.all(
    entries
      .filter(({ name }) => !NOT_OF_IT.test(name))
      .map(async (entry) => {
        if (!entry.isDirectory()) return [entry.name];
        return (await filesBelow(join(template, entry.name))).map((file) => `${entry.name}/${file}`);
      }),
  );
  return inner.flat();
}

/** `my-module` is "My Module". */
function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
