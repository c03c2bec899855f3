/** The condition under which the packages of the checkout take each other's sources. */
const SOURCE = '@crewdeck/source';
const SOURCE_FILE = /^\.\/src\/(.+)\.tsx?$/;
/** What only the checkout needs. Files are named by what is in the package. */
const INTERNAL = ['private', 'scripts', 'devDependencies', 'files', 'promised'];

/**
 * A package file, or what a package is asked to be.
 *
 * @typedef {Record<string, unknown> & {
 *   name: string,
 *   version: string,
 *   private?: boolean,
 *   exports?: Record<string, string | Record<string, string>>,
 *   bin?: Record<string, string>,
 *   files?: string[],
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} Manifest
 */

/**
 * The package file that goes out, made of the one in the checkout: exports lead to what was compiled, and dependencies
 * have versions where pnpm's `workspace:` and `catalog:` stand.
 *
 * @param {Manifest} manifest
 * @param {ReadonlyMap<string, string>} versions of packages and libraries, by name
 * @returns {Manifest}
 */
export function publishedManifest(manifest, versions) {
  const kept = Object.fromEntries(Object.entries(manifest).filter(([field]) => !INTERNAL.includes(field)));
  return {
    ...kept,
    name: manifest.name,
    version: manifest.version,
    exports: Object.fromEntries(
      Object.entries(manifest.exports ?? {})
        .filter(([, target]) => !isSourceOnly(target))
        .map(([entry, target]) => [entry, publishedTarget(target)]),
    ),
    ...(manifest.dependencies && { dependencies: withVersions(manifest.dependencies, versions) }),
    ...(manifest.optionalDependencies && {
      optionalDependencies: withVersions(manifest.optionalDependencies, versions),
    }),
  };
}

/**
 * Sources that a package is compiled from, as paths in its folder, `*` among them: what it exports and its commands.
 *
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function entrySources({ exports = {}, bin = {} }) {
  const exported = Object.values(exports).flatMap((target) => sourceOf(target) ?? []);
  const commands = Object.values(bin).map((file) => file.replace('./dist/', './src/').replace(/\.js$/, '.ts'));
  return [...exported, ...commands];
}

/** @param {string | Record<string, string>} target */
function sourceOf(target) {
  return typeof target === 'string' ? undefined : target[SOURCE];
}

/**
 * Parts that are for tests of this checkout: sources, with nothing compiled of them.
 *
 * @param {string | Record<string, string>} target
 */
function isSourceOnly(target) {
  return typeof target === 'string' && target.endsWith('.ts');
}

/**
 * @param {string | Record<string, string>} target
 * @returns {string | Record<string, string>}
 */
function publishedTarget(target) {
  if (typeof target === 'string') return target.replace(/^\.\/src\/(.+\.css)$/, './dist/$1');
  const [, compiled] = SOURCE_FILE.exec(target[SOURCE] ?? '') ?? [];
  return compiled ? { types: `./dist/${compiled}.d.ts`, default: `./dist/${compiled}.js` } : target;
}

/**
 * The package file that a new module begins with, made of the template's: it is private, and keeps its scripts.
 *
 * @param {string} text of the template's package file
 * @param {ReadonlyMap<string, string>} versions of packages and libraries, by name
 * @returns {string}
 */
export function startedManifest(text, versions) {
  const { dependencies, devDependencies, ...manifest } = JSON.parse(text);
  const started = {
    ...manifest,
    dependencies: withVersions(dependencies, versions),
    devDependencies: withVersions(devDependencies, versions),
  };
  return `${JSON.stringify(started, null, 2)}\n`;
}

/**
 * @param {Record<string, string>} dependencies
 * @param {ReadonlyMap<string, string>} versions
 */
function withVersions(dependencies, versions) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (!/^(workspace|catalog):/.test(range)) return [name, range];
      const version = versions.get(name);
      if (!version) throw new Error(`${name} has no version in this checkout.`);
      return [name, range === 'workspace:^' ? `^${version}` : version];
    }),
  );
}
