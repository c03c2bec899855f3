import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const SHARED_INPUTS = ['pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.browser.json'];
const SHELL = '@crewdeck/shell';
/** Modules share it at run time, so only the shell compiles it in. */
const SDK = '@crewdeck/module-sdk';
/** But for this folder of it, `@crewdeck/module-sdk/forms`: see ADR 1. */
export const SDK_PART_OF_MODULES = 'forms';
/** What a module adds to the product, beside its package file. */
export const MODULE_FILE = 'module.json';
const NOT_BUILT = /\.(spec|test)\.tsx?$/;

/** Set by `release publish --version`: the version of the build in place of the package file's. */
const VERSION_VARIABLE = 'CREWDECK_RELEASE_VERSION';

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Digest over everything that goes into the build of a package: its sources, those of the workspace packages it compiles
 * in, the preset, and the locked versions. The same inputs give the same bytes, so an equal hash means nothing to rebuild.
 *
 * @returns 8 hexadecimal digits
 */
export function buildHash(directory: string): string {
  const digest = createHash('sha256').update(releaseVersion(directory));
  for (const file of [...inputFiles(directory), ...SHARED_INPUTS.map((name) => join(ROOT, name))].sort()) {
    digest.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex').slice(0, 8);
}

/** Version that a build of the package gets. */
export function releaseVersion(directory: string): string {
  return process.env[VERSION_VARIABLE] || readPackage(directory).version;
}

export function readPackage(directory: string): PackageFile {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
}

function inputFiles(directory: string): string[] {
  const root = readPackage(directory);
  return withWorkspaceDependencies(directory).flatMap((it) => {
    const isShared = readPackage(it).name === SDK && root.name !== SHELL;
    const described = ['package.json', MODULE_FILE].map((name) => join(it, name)).filter((name) => existsSync(name));
    return [...described, ...filesBelow(join(it, 'src', isShared ? SDK_PART_OF_MODULES : ''))];
  });
}

function withWorkspaceDependencies(directory: string, seen = new Set<string>()): string[] {
  if (seen.has(directory)) return [];
  seen.add(directory);
  const { dependencies, devDependencies } = readPackage(directory);
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@crewdeck/'));
  const below = names.flatMap((name) =>
    withWorkspaceDependencies(join(ROOT, 'packages', name.replace('@crewdeck/', '')), seen),
  );
  return [directory, ...below];
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
