import { visibleLine } from '../visible-line.ts';

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Longer ones are broken by mail programs, and go on without a mark. */
const LONGEST_ROW = 72;
const ROW = new RegExp(`\\S(?:.{0,${LONGEST_ROW - 2}}\\S)?(?= |$)|\\S{1,${LONGEST_ROW}}`, 'gu');

/** The lines of a note: no blank ones at its ends, nor two in a row. */
export function linesOf(note: string): string[] {
  const lines = note.split(LINE_BREAK).map(visibleLine);
  const kept = lines.filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '');
  return kept.at(-1) === '' ? kept.slice(0, -1) : kept;
}

/** A note as text, with a mark before each row. */
export function quoteOf(note: string): string {
  const rows = linesOf(note).flatMap((line) => line.match(ROW) ?? ['']);
  return rows.map((row) => `  > ${row}`.trimEnd()).join('\n');
}
