import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';

const DOCUMENT = join(ROOT, 'docs/dependencies.md');
const LOCK = join(ROOT, 'pnpm-lock.yaml');
const CATALOG = /^catalogs:\n {2}default:\n([\s\S]*?)\n\n/m;
const ENTRY = /^ {4}'?([^\s']+?)'?:\n {6}specifier: .+\n {6}version: (.+)$/gm;
const HEAD = ['library', 'version', 'released', 'why it stays'];

/**
 * A library that the repository asks for by name.
 *
 * @typedef {object} Dependency
 * @property {string} name
 * @property {string} version as it is installed
 * @property {string} released a day, as `2026-11-22`
 * @property {string} reason empty where there is nothing to say
 */

/**
 * `npm run document-dependencies`: writes the list of docs/dependencies.md from the lock file. Only of what is new there the
 * registry is asked for the day of its release; what people wrote beside a library stays.
 *
 * @returns {Promise<number>} the exit code
 */
export async function run() {
  const document = readFileSync(DOCUMENT, 'utf8');
  const known = listIn(document);
  const list = catalogIn(readFileSync(LOCK, 'utf8')).map(({ name, version }) => {
    const before = known.find((dependency) => dependency.name === name);
    const released = before?.version === version ? before.released : dayOf(name, version);
    return { name, version, released, reason: before?.reason ?? '' };
  });
  writeFileSync(DOCUMENT, withList(document, list));
  return 0;
}

/**
 * @param {string} lock the text of a lock file
 * @returns {{ name: string; version: string }[]} what the catalog came to
 */
export function catalogIn(lock) {
  const [, catalog = ''] = CATALOG.exec(lock) ?? [];
  return [...catalog.matchAll(ENTRY)].map(([, name = '', version = '']) => ({ name, version }));
}

/**
 * @param {string} document
 * @returns {Dependency[]}
 */
export function listIn(document) {
  const rows = document.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [name = '', version = '', released = '', reason = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { name: name.replaceAll('`', ''), version, released, reason };
  });
}

/**
 * @param {string} document
 * @param {readonly Dependency[]} list
 * @returns {string} the document with this list in place of its own
 */
export function withList(document, list) {
  const rows = list.map(({ name, version, released, reason }) => [`\`${name}\``, version, released, reason]);
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((cells) => cells[column]?.length ?? 0)));
  /** @param {string[]} cells */
  const lineOf = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const ruler = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const start = document.indexOf('\n|') + 1;
  return `${document.slice(0, start)}${[lineOf(HEAD), ruler, ...rows.map(lineOf)].join('\n')}\n`;
}

/**
 * @param {string} name
 * @param {string} version
 * @returns {string}
 */
function dayOf(name, version) {
  const times = execFileSync('npm', ['view', name, 'time', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return String(JSON.parse(times)[version]).slice(0, '2026-11-22'.length);
}
