import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';
import { VARIABLES as API_VARIABLES } from '../../../api/src/platform/config/variables.ts';
import { VARIABLES as EDGE_VARIABLES } from '../../../edge/src/variables.ts';
import { VARIABLES } from '../variables.ts';

const DOCUMENT = join(ROOT, 'docs/configure.md');

/** One environment variable, as a process declares it (a zod schema). */
interface Variable {
  meta: () => Record<string, unknown> | undefined;
  safeParse: (value: undefined) => { data?: unknown };
}

/** The document with another table under a heading of the third level. */
function withTable(document: string, heading: string, variables: Record<string, Variable>): string {
  const lines = document.split('\n');
  const start = lines.findIndex((line, index) => line.startsWith('|') && index > lines.indexOf(`### ${heading}`));
  if (!lines.includes(`### ${heading}`) || start < 0) throw new Error(`There is no table under "### ${heading}".`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.toSpliced(start, length, ...tableOf(variables)).join('\n');
}

function tableOf(variables: Record<string, Variable>): string[] {
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

function defaultOf(variable: Variable): string {
  const text = [variable.safeParse(undefined).data ?? []].flat().join(',');
  return text === '' ? '–' : `\`${text}\``;
}

describe('the table of variables in docs/configure.md', () => {
  it.each([
    ['API', API_VARIABLES],
    ['Edge', EDGE_VARIABLES],
    ['The stack of `npm start`, and the tests', VARIABLES],
  ])('under "%s" is what the process declares', (heading, variables) => {
    const document = readFileSync(DOCUMENT, 'utf8');
    const next = withTable(document, heading, variables);
    if (process.env.CREWDECK_WRITE === 'yes') writeFileSync(DOCUMENT, next);
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(next);
  });

  it('follows a variable that is added', () => {
    const document = readFileSync(DOCUMENT, 'utf8');
    const next = withTable(document, 'Edge', { ...EDGE_VARIABLES, NEW_ONE: VARIABLES.NO_COLOR });
    expect(next).toMatch(/^\| `NEW_ONE` +\| – +\| when set/m);
  });
});
