import { widthOf } from './style.ts';

const GAP = '  ';

/** Columns as wide as their widest cell. A column without any cell is left out, and no line ends in spaces. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const filled = headings.map((_, column) => rows.some((row) => row[column]));
  const lines = [headings, ...rows].map((row) => row.filter((_, column) => filled[column]));
  const widths = headings
    .filter((_, column) => filled[column])
    .map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, GAP);
}

function pad(cell: string, width: number): string {
  return cell + ' '.repeat(width - widthOf(cell));
}
