import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { withCheckoutLock } from './install-and-build.mjs';
import { step } from './progress.mjs';
import { entrySources, publishedManifest, startedManifest } from './published-manifest.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {import('./published-manifest.mjs').Manifest} Manifest */

const OUTPUT = join(ROOT, '.packages');
const STAGED = join(OUTPUT, 'staged');
const FOLDERS = join(ROOT, 'packages');
/** Of the lock file. */
const CATALOG = /^catalogs:\n {2}default:\n([\s\S]*?)\n\n/m;
const ENTRY = /^ {4}'?([^\s']+?)'?:\n {6}specifier: .+\n {6}version: (.+)$/gm;

/**
 * Folders below `packages` that are packed: all that are not private.
 *
 * @returns {string[]}
 */
export function publishedPackages() {
  return readdirSync(FOLDERS).filter((folder) => {
    return existsSync(join(FOLDERS, folder, 'package.json')) && !manifestOf(folder).private;
  });
}

/**
 * A package that is ready to go out.
 *
 * @typedef {object} Packed
 * @property {string} name
 * @property {string} version
 * @property {string} tarball its file
 */

/**
 * @param {string[]} names of folders below `packages`
 * @returns {Promise<Packed[]>}
 */
export async function pack(names) {
  await withCheckoutLock(async () => {
    const projects = names.filter((name) => isCompiled(name)).map((name) => join(FOLDERS, name));
    await step('Compiling', () => call('compile', [...tool('tsc'), '-b', ...projects]));
    await step(`Packing ${names.join(', ')}`, async () => {
      const folders = await Promise.all(names.map(stage));
      await call('pack', ['npm', 'pack', ...folders, '--pack-destination', OUTPUT, '--ignore-scripts']);
    });
  });
  return names.map(packedAs);
}

/**
 * Makes the folder of a package as it goes out.
 *
 * @param {string} name
 * @returns {Promise<string>} the folder
 */
async function stage(name) {
  const manifest = manifestOf(name);
  const folder = join(STAGED, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (isCompiled(name)) await compile(name, manifest, folder);
  // What new modules begin as goes out to squads. It is none of `files`: a machine that runs the command needs none.
  const begun = existsSync(join(FOLDERS, name, 'template')) ? ['template'] : [];
  for (const file of ['README.md', ...begun, ...(manifest.files ?? [])]) {
    cpSync(join(FOLDERS, name, file), join(folder, file), { recursive: true, dereference: true, filter: isWritten });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest, versions()), null, 2)}\n`);
  const template = join(folder, 'template/package.json');
  if (existsSync(template)) writeFileSync(template, startedManifest(readFileSync(template, 'utf8'), versions()));
  return folder;
}

/**
 * @param {string} folder below `packages`
 * @returns {Packed} as npm names the file
 */
function packedAs(folder) {
  const { name, version } = manifestOf(folder);
  return { name, version, tarball: join(OUTPUT, `${name.slice(1).replace('/', '-')}-${version}.tgz`) };
}

/**
 * Compiles what the entries of a package reach: no tests, no source maps, and types beside the scripts.
 *
 * @param {string} name
 * @param {Manifest} manifest
 * @param {string} folder
 */
async function compile(name, manifest, folder) {
  const source = join(FOLDERS, name);
  const config = join(STAGED, `${name}.tsconfig.json`);
  const options = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: {
      ...{ composite: false, incremental: false, tsBuildInfoFile: null, sourceMap: false },
      ...{ noEmit: false, emitDeclarationOnly: false, rewriteRelativeImportExtensions: true },
      // Other packages by their types: their sources are no part of this one.
      ...{ customConditions: [], rootDir: join(source, 'src'), outDir: join(folder, 'dist') },
    },
    files: [join(FOLDERS, 'federation/css.d.ts')],
    include: entrySources(manifest).map((file) => join(source, file)),
    exclude: [join(source, 'src/**/*.spec.*')],
  };
  writeFileSync(config, JSON.stringify(options, null, 2));
  await call(`compile-${name}`, [...tool('tsc'), '--project', config]);
  for (const file of readdirSync(join(source, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true });
    cpSync(join(source, 'src', file), join(folder, 'dist', file));
  }
}

/** @returns {Map<string, string>} of packages and libraries, by name */
function versions() {
  const libraries = catalogIn(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  const packages = publishedPackages().map(manifestOf);
  return new Map([...libraries, ...packages].map(({ name, version }) => [name, version]));
}

/**
 * @param {string} lock the text of a lock file
 * @returns {{ name: string; version: string }[]} libraries that the repository asks for by name, as they are installed
 */
function catalogIn(lock) {
  const [, catalog = ''] = CATALOG.exec(lock) ?? [];
  return [...catalog.matchAll(ENTRY)].map(([, name = '', version = '']) => ({ name, version }));
}

/**
 * What people wrote, and nobody installed or built.
 *
 * @param {string} file
 */
function isWritten(file) {
  return !['node_modules', 'dist'].includes(basename(file));
}

/** @param {string} name */
function isCompiled(name) {
  return existsSync(join(FOLDERS, name, 'tsconfig.json'));
}

/**
 * @param {string} name
 * @returns {Manifest}
 */
function manifestOf(name) {
  return JSON.parse(readFileSync(join(FOLDERS, name, 'package.json'), 'utf8'));
}

/**
 * @param {string} name of the log
 * @param {readonly [string, ...string[]]} command
 */
function call(name, command) {
  return runCommand(command, { logFile: join(dataDirectory(), 'logs', `${name}.log`), failure: `${name} failed` });
}
