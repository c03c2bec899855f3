import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';

/** Where the tables stand. */
export const DOCUMENT = join(ROOT, 'docs/operations.md');

/** What each process exports its variables from, by the heading that its table stands under. */
const PROCESSES = {
  API: 'api/dist/platform/config/variables.js',
  Edge: 'edge/dist/variables.js',
  'The stack of `npm start`, and the tests': 'stack/dist/variables.js',
};

/**
 * One environment variable, as a process declares it (a zod schema).
 *
 * @typedef {object} Variable
 * @property {() => Record<string, unknown> | undefined} meta
 * @property {(value: undefined) => { data?: unknown }} safeParse
 */

/**
 * `npm run document-variables`: writes the tables of docs/operations.md from what the compiled processes declare.
 *
 * @returns {Promise<number>} the exit code
 */
export async function run() {
  let document = readFileSync(DOCUMENT, 'utf8');
  for (const [heading, file] of Object.entries(PROCESSES)) {
    const { VARIABLES } = await import(join(ROOT, file));
    document = withTable(document, heading, VARIABLES);
  }
  writeFileSync(DOCUMENT, document);
  return 0;
}

/**
 * The document with another table under a heading of the third level.
 *
 * @param {string} document
 * @param {string} heading
 * @param {Record<string, Variable>} variables
 * @returns {string}
 */
export function withTable(document, heading, variables) {
  const lines = document.split('\n');
  const start = lines.findIndex((line, index) => line.startsWith('|') && index > lines.indexOf(`### ${heading}`));
  if (!lines.includes(`### ${heading}`) || start < 0) throw new Error(`There is no table under "### ${heading}".`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.toSpliced(start, length, ...tableOf(variables)).join('\n');
}

/**
 * @param {Record<string, Variable>} variables
 * @returns {string[]} lines
 */
function tableOf(variables) {
  const rows = Object.entries(variables).map(([name, variable]) => [
    `\`${name}\``,
    defaultOf(variable),
    String(variable.meta()?.meaning),
  ]);
  const all = [['variable', 'default', 'meaning'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const [head = '', ...body] = all.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body];
}

/**
 * @param {Variable} variable
 * @returns {string}
 */
function defaultOf(variable) {
  const text = [variable.safeParse(undefined).data ?? []].flat().join(',');
  return text === '' ? '–' : `\`${text}\``;
}
