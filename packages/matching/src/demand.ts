/**
 * How much the whole market wants each row of a table of points: the log of the mean of `exp(points)`, weighted by column.
 *
 * What is left of a pair's points after its row's demand is the order of a column's list, so that each list names those whom
 * it wants more than others do. It is one step of the scaling that solves matching with transferable utility (ADR 25); all
 * further ones change the order by next to nothing.
 *
 * @param pointsAt of a row and a column
 * @param weights of the columns, none below 0, for example their free seats
 */
export function demandOfRows(
  rows: number,
  weights: readonly number[],
  pointsAt: (row: number, column: number) => number,
): number[] {
  const columns = [...weights.entries()].filter(([, weight]) => weight > 0);
  const total = columns.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: rows }, (_, row) => {
    const wanted = columns.reduce((sum, [column, weight]) => sum + weight * Math.exp(pointsAt(row, column)), 0);
    return total === 0 ? 0 : Math.log(wanted / total);
  });
}
