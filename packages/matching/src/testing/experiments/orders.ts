import { demandOfRows } from '../../demand.ts';
import { at, combined, type Market, type Table, tableOf } from './market.ts';

/** What each side's lists are ordered by; the largest comes first. Both are tables of people and projects. */
export interface Orders {
  forPeople: Table;
  forProjects: Table;
}

/** A pair that both want entirely has this many points. From 1 to 14 the matches change by less than 3 %. */
export const POINTS = 10;
const ENOUGH_ROUNDS = 200;

/** What is compared, by name. */
export const ORDERS: Record<string, (market: Market) => Orders> = {
  'one-sided': ({ ofPeople, ofProjects }) => ({ forPeople: ofPeople, forProjects: ofProjects }),
  product: (market) => alike(combined(market, (one, other) => one * other)),
  'harmonic mean': (market) => alike(combined(market, (one, other) => (2 * one * other) / (one + other || 1))),
  'transferable utility, solved': (market) => solved(combined(market, (one, other) => Math.exp((one + other) / 2))),
  ours: (market) => lessDemand(combined(market, (one, other) => (POINTS * (one + other)) / 2)),
};

function alike(table: Table): Orders {
  return { forPeople: table, forProjects: table };
}

/** Points less the demand for the other one, as `match` orders its lists. */
function lessDemand(points: Table): Orders {
  const { rows, columns } = points;
  const ones = (count: number) => Array.from({ length: count }, () => 1);
  const ofPeople = demandOfRows(rows, ones(columns), (row, column) => at(points, row, column));
  const ofProjects = demandOfRows(columns, ones(rows), (column, row) => at(points, row, column));
  return {
    forPeople: tableOf(rows, columns, (row, column) => at(points, row, column) - (ofProjects[column] ?? 0)),
    forProjects: tableOf(rows, columns, (row, column) => at(points, row, column) - (ofPeople[row] ?? 0)),
  };
}

/**
 * The matching with transferable utility of Choo and Siow, solved by iterative proportional fitting: what is left of each person
 * and project unmatched, and all pairs, add up to one. Lists are ordered by the mass of each pair.
 *
 * @param surplus `exp` of half the joint utility
 */
function solved(surplus: Table): Orders {
  const { rows, columns } = surplus;
  const people = new Float64Array(rows).fill(1);
  const projects = new Float64Array(columns).fill(1);
  for (let round = 0; round < ENOUGH_ROUNDS; round += 1) {
    for (let row = 0; row < rows; row += 1)
      people[row] = unmatched(sum(columns, (column) => at(surplus, row, column) * (projects[column] ?? 0)));
    for (let column = 0; column < columns; column += 1)
      projects[column] = unmatched(sum(rows, (row) => at(surplus, row, column) * (people[row] ?? 0)));
  }
  return alike(
    tableOf(rows, columns, (row, column) => at(surplus, row, column) * (people[row] ?? 0) * (projects[column] ?? 0)),
  );
}

/** The root of the mass that stays unmatched: x of `x² + wanted · x = 1`. */
function unmatched(wanted: number): number {
  return Math.sqrt(1 + (wanted / 2) ** 2) - wanted / 2;
}

function sum(count: number, valueAt: (index: number) => number): number {
  let total = 0;
  for (let index = 0; index < count; index += 1) total += valueAt(index);
  return total;
}
