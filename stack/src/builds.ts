import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';

/** A finished build in this checkout. */
interface Build {
  module: string;
  /** Holds the built files and `release.json`. */
  directory: string;
}

/** The builds of the shell and of all modules; a folder has the name of its module. */
export function findBuilds(): Build[] {
  return readdirSync(ROOT)
    .map((module) => ({ module, directory: join(ROOT, module, 'dist/release') }))
    .filter(({ directory }) => existsSync(join(directory, 'release.json')));
}
