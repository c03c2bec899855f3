import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDirectory, ROOT, tool } from './checkout.mjs';
import { catalogIn } from './document-dependencies.mjs';
import { Failure } from './failure.mjs';
import { withCheckoutLock } from './install-and-build.mjs';
import { step } from './progress.mjs';
import { entrySources, publishedManifest } from './published-manifest.mjs';
import { runCommand, runVisibly } from './run-command.mjs';

/** @typedef {import('./published-manifest.mjs').Manifest} Manifest */

const OUTPUT = join(ROOT, '.packages');
const FOLDERS = join(ROOT, 'packages');
const SCOPE = '@crewdeck/';
const USAGE = 'npm run package -- <name …|all> [--publish REGISTRY]';

/**
 * `npm run package -- <name …|all>`: leaves a tarball of each package in `.packages/`, the same bytes from the same
 * sources. With `--publish` they go to a registry as well.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { publish: { type: 'string' } },
  });
  const names = packagesNamed(positionals);
  const tarballs = await pack(names);
  for (const tarball of tarballs) console.log(tarball);
  return values.publish ? publish(tarballs, values.publish) : 0;
}

/**
 * @param {string[]} given as they stand on the command line, with or without the scope
 * @returns {string[]} folders below `packages`, those first that others need
 */
export function packagesNamed(given) {
  const all = publishedPackages();
  const wanted = given.map((name) => name.replace(SCOPE, ''));
  const unknown = wanted.filter((name) => name !== 'all' && !all.includes(name));
  if (wanted.length === 0) throw new Failure(`Which package? ${USAGE}\nThere are: ${all.join(', ')}.`);
  if (unknown.length > 0) throw new Failure(`There is no package ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return wanted.includes('all') ? all : all.filter((name) => wanted.includes(name));
}

/** @returns {string[]} all that are not private */
function publishedPackages() {
  return readdirSync(FOLDERS).filter((folder) => {
    return existsSync(join(FOLDERS, folder, 'package.json')) && !manifestOf(folder).private;
  });
}

/**
 * @param {string[]} names
 * @param {string} [output] folder for the tarballs
 * @returns {Promise<string[]>} files of tarballs
 */
export async function pack(names, output = OUTPUT) {
  /** @type {string[]} */
  let tarballs = [];
  await withCheckoutLock(async () => {
    const projects = names.filter((name) => isCompiled(name)).map((name) => join(FOLDERS, name));
    await step('Compiling', () => call('compile', [tool('tsc'), '-b', ...projects]));
    await step(`Packing ${names.join(', ')}`, async () => {
      tarballs = await Promise.all(names.map((name) => packOne(name, output)));
    });
  });
  return tarballs;
}

/**
 * @param {string} name
 * @param {string} output
 */
async function packOne(name, output) {
  const manifest = manifestOf(name);
  const folder = join(OUTPUT, 'staged', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(output, { recursive: true });
  if (isCompiled(name)) await compile(name, manifest, folder);
  for (const file of ['README.md', ...(manifest.files ?? [])]) {
    cpSync(join(FOLDERS, name, file), join(folder, file), { recursive: true, dereference: true });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest, versions()), null, 2)}\n`);
  await call(`pack-${name}`, ['npm', 'pack', folder, '--pack-destination', output, '--ignore-scripts']);
  return join(output, `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`);
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
  const config = join(OUTPUT, 'staged', `${name}.tsconfig.json`);
  const options = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: {
      ...{ composite: false, incremental: false, tsBuildInfoFile: null, sourceMap: false },
      ...{ noEmit: false, emitDeclarationOnly: false, rewriteRelativeImportExtensions: true },
      // Other packages by their types: their sources are no part of this one.
      ...{ customConditions: [], rootDir: join(source, 'src'), outDir: join(folder, 'dist') },
    },
    files: [...entrySources(manifest).map((file) => join(source, file)), join(FOLDERS, 'federation/css.d.ts')],
    include: [],
  };
  writeFileSync(config, JSON.stringify(options, null, 2));
  await call(`compile-${name}`, [tool('tsc'), '--project', config]);
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
 * @param {string[]} tarballs
 * @param {string} registry address
 * @returns {Promise<number>} the exit code
 */
async function publish(tarballs, registry) {
  for (const tarball of tarballs) {
    const exitCode = await runVisibly(['npm', 'publish', tarball, '--registry', registry, '--access', 'public']);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
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
