import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';
import { filesIn } from './folder-files.mjs';

/** @typedef {import('./published-manifest.mjs').Manifest} Manifest */

/** The installer's own notes and links. */
const INSTALLER = /(^|\/)node_modules\/\./;
/** What Node never loads: sources, types, maps, specs, and what is packed for squads only. */
const SOURCE =
  /((^|\/)dist\/(template\/.+|openapi\.json)|\.(map|tsbuildinfo|[cm]?ts)|\.(spec|test)\.[a-z]+|(^|\/)tsconfig[^/]*\.json)$/;
/** What authors of libraries publish beside them. */
const BESIDE = /(^|\/)node_modules\/(@[^/]+\/)?[^@/][^/]*\/(\.[^/]+|specs?|tests?|benchmarks?|examples?)(\/|$)/;
const OWN = /^(?:node_modules\/@crewdeck\/([^/]+)\/)?(README\.md$|dist\/(.+)\.js$)?/;

/**
 * Takes away what a packed folder does not need to run.
 *
 * @param {string} folder
 * @param {string} source its folder in the checkout
 */
export function keepWhatRuns(folder, source) {
  for (const file of filesIn(folder)) {
    if (!isRun(file) || isLeftover(file, source)) rmSync(join(folder, file));
  }
  removeEmptyFolders(folder);
  for (const own of ownPackages(folder)) writeManifest(own, folder);
}

/**
 * @param {string} file its path in the folder
 * @returns {boolean}
 */
export function isRun(file) {
  return !INSTALLER.test(file) && !SOURCE.test(file) && !BESIDE.test(file) && !OWN.exec(file)?.[2]?.endsWith('.md');
}

/**
 * Whether it was compiled from what is no longer there.
 *
 * @param {string} file
 * @param {string} source
 */
function isLeftover(file, source) {
  const [, name, , script] = OWN.exec(file) ?? [];
  const folder = join(ROOT, name ? `packages/${name}` : source);
  return script !== undefined && !existsSync(join(folder, 'src', `${script}.ts`));
}

/** @param {string} folder */
function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** @param {string} folder */
function ownPackages(folder) {
  const scope = join(folder, 'node_modules/@crewdeck');
  return [folder, ...readdirSync(scope).map((name) => join(scope, name))];
}

/**
 * @param {string} own
 * @param {string} folder
 */
function writeManifest(own, folder) {
  const file = join(own, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    `${JSON.stringify(
      runManifest(manifest, (name) => versionIn(folder, name)),
      null,
      2,
    )}\n`,
  );
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string}
 */
function versionIn(folder, name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * A package file of ours without what only the checkout needs: no scripts that build, no sources, versions as installed.
 *
 * @param {Manifest & { type?: string, scripts?: Record<string, string> }} manifest
 * @param {(name: string) => string} versionOf a library that is installed
 */
export function runManifest({ name, version, type, bin, scripts, exports, dependencies }, versionOf) {
  return {
    ...{ name, version, private: true, type, bin },
    scripts: pick(scripts, (_, script) => /^node dist\/(main|command)\.js( release)?$/.test(script)),
    exports: exports && compiledExports(exports),
    dependencies: Object.fromEntries(Object.keys(dependencies ?? {}).map((library) => [library, versionOf(library)])),
  };
}

/** @param {Record<string, string | Record<string, string>>} exports */
function compiledExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      return typeof target !== 'string' && target.default ? [[entry, target.default]] : [];
    }),
  );
}

/**
 * @param {Record<string, string> | undefined} fields
 * @param {(name: string, value: string) => boolean} isKept
 */
function pick(fields, isKept) {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name, value]) => isKept(name, value)));
}
