import type { Result } from './result.ts';

const COLUMNS = ['figure', 'unit', 'ours', 'baseline', 'ratio', 'goal', ''];

/** Prints a table, one row for each figure. */
export function printResults(results: readonly Result[]): void {
  const rows = [COLUMNS, ...results.map(rowOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.log(`\n${lines.map((line) => line.trimEnd()).join('\n')}\n`);
}

function rowOf({ figure, unit, ours, baseline, ratio, goal, met }: Result): string[] {
  const number = (value: number | null) => (value === null ? '–' : Math.round(value).toLocaleString('en'));
  return [
    figure,
    unit,
    number(ours),
    number(baseline),
    ratio === null ? '–' : `${ratio.toFixed(2)} ×`,
    goal,
    met ? 'met' : 'NOT MET',
  ];
}
