/** The condition under which the packages of the checkout take each other's sources. */
const SOURCE = '@crewdeck/source';

/**
 * A package file, or what a package is asked to be.
 *
 * @typedef {Record<string, unknown> & {
 *   name: string,
 *   version: string,
 *   private?: boolean,
 *   exports?: Record<string, string | Record<string, string>>,
 *   bin?: Record<string, string>,
 *   dependencies?: Record<string, string>,
 * }} Manifest
 */

/** Hooks of pnpm: what it packs says nothing of sources, which stay here. */
export const hooks = {
  /** @param {Manifest} manifest */
  beforePacking({ exports = {}, ...manifest }) {
    return { ...manifest, exports: Object.fromEntries(Object.entries(exports).flatMap(compiledEntry)) };
  },
};

/**
 * @param {[string, string | Record<string, string>]} entry
 * @returns {[string, unknown][]}
 */
function compiledEntry([name, target]) {
  if (typeof target === 'string') return target.endsWith('.ts') ? [] : [[name, target]];
  const { [SOURCE]: source, ...compiled } = target;
  return [[name, compiled]];
}
