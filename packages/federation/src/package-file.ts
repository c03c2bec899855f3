import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface PackageFile {
  name: string;
  version: string;
  /** Name of the module, where the package's own is another one. */
  crewdeck?: { module?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const SCOPE = /^@[^/]+\//;

export function readPackage(directory: string): PackageFile {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
}

/** `mf-mentors`: what `crewdeck.module` of the package file says, or the package's name without a scope. */
export function moduleNameOf(directory: string): string {
  const { name, crewdeck } = readPackage(directory);
  return crewdeck?.module ?? name.replace(SCOPE, '');
}

/**
 * The folder that a package is installed in, its links followed.
 *
 * @param from folder of the package that imports it
 */
export function findPackage(name: string, from: string): string | undefined {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  return found && realpathSync(found);
}

/** The version of a package that `from` imports. @throws Error when it is not installed there */
export function versionOf(name: string, from: string): string {
  const folder = findPackage(name, from);
  if (!folder) throw new Error(`${name} is not installed for ${from}.`);
  return readPackage(folder).version;
}
