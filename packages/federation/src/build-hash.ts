import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findPackage, readPackage } from './package-file.ts';

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'];
const SHELL = '@crewdeck/shell';
/** Modules share it at run time, so only the shell compiles it in. */
export const SDK = '@crewdeck/module-sdk';
/** But for this folder of it, `@crewdeck/module-sdk/forms`: see ADR 1. */
export const SDK_PART_OF_MODULES = 'forms';
/** What a module adds to the product, beside its package file. */
export const MODULE_FILE = 'module.json';
/** What decides about a build beside its sources. */
const DESCRIPTIONS = ['package.json', MODULE_FILE, 'rspack.config.mjs'];
const NOT_BUILT = /\.(spec|test)\.tsx?$/;

/** Set by `release publish --version`: the version of the build in place of the package file's. */
const VERSION_VARIABLE = 'CREWDECK_RELEASE_VERSION';

/**
 * Digest over everything that goes into the build of a package: its sources, those of linked packages, and the lock file
 * of its repository, which holds what is installed. The same inputs give the same bytes, so an equal hash means nothing to
 * rebuild.
 *
 * @returns 8 hexadecimal digits
 * @throws Error when there is no lock file
 */
export function buildHash(directory: string): string {
  const lock = lockFileOf(directory);
  const root = dirname(lock);
  const digest = createHash('sha256').update(releaseVersion(directory));
  for (const file of [...inputFiles(directory), lock].sort()) {
    digest.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex').slice(0, 8);
}

/** Version that a build of the package gets. */
export function releaseVersion(directory: string): string {
  return process.env[VERSION_VARIABLE] || readPackage(directory).version;
}

function lockFileOf(directory: string, start = directory): string {
  const found = LOCK_FILES.map((name) => join(directory, name)).find((file) => existsSync(file));
  if (found) return found;
  const above = dirname(directory);
  if (above === directory) throw new Error(`There is no ${LOCK_FILES.join(', ')} in ${start} or above. Install first.`);
  return lockFileOf(above, start);
}

function inputFiles(directory: string): string[] {
  const isShell = readPackage(directory).name === SHELL;
  return withLinkedPackages(directory).flatMap((it) => {
    const isShared = readPackage(it).name === SDK && !isShell;
    const described = DESCRIPTIONS.map((name) => join(it, name)).filter((name) => existsSync(name));
    return [...described, ...filesBelow(join(it, 'src', isShared ? SDK_PART_OF_MODULES : ''))];
  });
}

/** A package that is linked, as those of a workspace are, is compiled in from its sources, and no lock file knows them. */
function withLinkedPackages(directory: string, seen = new Set<string>()): string[] {
  if (seen.has(directory)) return [];
  seen.add(directory);
  const { dependencies, devDependencies } = readPackage(directory);
  const below = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const found = findPackage(name, directory);
    return !found || found.includes(`${sep}node_modules${sep}`) ? [] : withLinkedPackages(found, seen);
  });
  return [directory, ...below];
}

function filesBelow(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
