import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = process.cwd();
const TABLE = 'e2e/spec-coverage.md';
const CELLS = 3;

/** A sentence of the specification, and the test that shows it. */
interface Row {
  sentence: string;
  file: string;
  title: string;
}

/** Every row of every table, without heads and rulers. Backticks around a cell are not part of it. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line));
  return lines
    .map((line) => line.slice(1, line.lastIndexOf('|')).split('|').map(bare))
    .filter((cells) => cells[1] !== 'File')
    .map(([sentence = '', file = '', title = '', ...more]) => {
      if (more.length > 0 || title === '') throw new Error(`A row needs ${CELLS} cells: ${sentence}`);
      return { sentence, file, title };
    });
}

function bare(cell: string): string {
  return cell.trim().replace(/^`(.*)`$/, '$1');
}

/** Rows whose file is missing, or holds no test with exactly this title, as its source writes it. */
function unprovenRows(rows: readonly Row[]): string[] {
  return rows.filter((row) => !hasTest(row)).map(({ sentence, file, title }) => `${sentence}: ${file}, ${title}`);
}

function hasTest({ file, title }: Row): boolean {
  const path = join(ROOT, file);
  if (!/\.spec\.tsx?$/.test(file) || !existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote}`));
}

describe('the coverage of the specification', () => {
  const markdown = readFileSync(join(ROOT, TABLE), 'utf8');

  it('names only tests that exist', () => {
    expect(unprovenRows(rowsOf(markdown))).toEqual([]);
  });

  it('has rows for every section that a person can observe', () => {
    const sections = markdown.split(/^## /m).slice(1);
    const withRows = sections.filter((section) => rowsOf(section).length > 0).map((section) => section.slice(0, 1));
    expect(withRows).toEqual(['1', '2', '3', '4', '5', '6', '8', '9']);
  });
});
