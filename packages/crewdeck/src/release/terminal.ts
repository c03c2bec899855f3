import { stripVTControlCharacters } from 'node:util';

type Paint = (text: string) => string;

/** Colours that carry meaning; without colours, the words alone have to do. */
export interface Style {
  good: Paint;
  bad: Paint;
  warning: Paint;
  quiet: Paint;
}

const CODES = { good: 32, bad: 31, warning: 33, quiet: 2 };
const END = '\x1b[0m';
const GAP = '  ';

export function styleFor(hasColours: boolean): Style {
  const paint =
    (code: number): Paint =>
    (text) =>
      text && hasColours ? `\x1b[${code}m${text}${END}` : text;
  return {
    good: paint(CODES.good),
    bad: paint(CODES.bad),
    warning: paint(CODES.warning),
    quiet: paint(CODES.quiet),
  };
}

/** Columns as wide as their widest cell. A column without any cell is left out, and no line ends in spaces. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const filled = headings.map((_, column) => rows.some((row) => row[column]));
  const lines = [headings, ...rows].map((row) => row.filter((_, column) => filled[column]));
  const widths = headings
    .filter((_, column) => filled[column])
    .map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  const padded = (line: string[]) =>
    line.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)));
  return lines.map((line) => padded(line).join(GAP).trimEnd()).join('\n');
}

export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, GAP);
}

/** How many columns a text takes: colours take none. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}
