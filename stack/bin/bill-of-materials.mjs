import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './folder-files.mjs';

const PACKAGE = /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/;

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} version
 * @property {string} [group] the scope
 */

/**
 * A CycloneDX document, as far as it is read here.
 *
 * @typedef {Record<string, unknown> & {
 *   metadata: Record<string, unknown>,
 *   components: Component[],
 *   dependencies: { ref: string, dependsOn?: string[] }[],
 * }} Bill
 */

/**
 * Makes the bill of a packed folder say what is in there, in the same bytes for the same folder.
 *
 * @param {string} file the bill as pnpm wrote it, of all that the lock file allows
 * @param {string} folder
 */
export function billInFolder(file, folder) {
  const bill = stableBill(JSON.parse(readFileSync(file, 'utf8')), packagesIn(folder));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}

/**
 * @param {string} folder
 * @returns {Set<string>} `name@version` of each library that is installed
 */
export function packagesIn(folder) {
  const manifests = filesIn(folder).filter((file) => PACKAGE.test(file));
  return new Set(
    manifests.map((file) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return `${name}@${version}`;
    }),
  );
}

/**
 * @param {Bill} bill
 * @param {ReadonlySet<string>} installed `name@version`
 * @returns {Omit<Bill, 'serialNumber'>} without number and time, sorted
 */
export function stableBill({ serialNumber, ...bill }, installed) {
  const { timestamp, ...metadata } = bill.metadata;
  const components = bill.components.filter((component) => installed.has(nameOf(component)));
  const absent = new Set(bill.components.filter((component) => !components.includes(component)).map(refOf));
  return {
    ...bill,
    metadata,
    components: sortedBy(components, refOf),
    dependencies: sortedBy(
      bill.dependencies.filter(({ ref }) => !absent.has(ref)),
      ({ ref }) => ref,
    ).map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => !absent.has(one)).sort() })),
  };
}

/** @param {Component} component */
function nameOf({ group, name, version }) {
  return `${group ? `${group}/` : ''}${name}@${version}`;
}

/** @param {Component} component */
function refOf(component) {
  return component['bom-ref'];
}

/**
 * @template T
 * @param {T[]} list
 * @param {(one: T) => string} keyOf
 */
function sortedBy(list, keyOf) {
  return [...list].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
