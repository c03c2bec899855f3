import { at, type Market, type Table, tableOf } from './market.ts';
import type { Orders } from './orders.ts';

/** What an order leads to. */
export interface Outcome {
  /** Expected matches in the whole market. */
  matches: number;
  /** How many have less than 0.05 expected matches, and the least of anybody. */
  people: { leftOut: number; least: number };
  projects: { leftOut: number; least: number };
}

/** Who has fewer expected matches is left out. */
const LEFT_OUT = 0.05;

/**
 * A pair matches when both look at the other and both say yes. Who stands at place `k` of a list is looked at with probability
 * `1 / k`; a yes is as likely as the preference says. All of it is independent.
 */
export function outcomeOf({ ofPeople, ofProjects }: Market, { forPeople, forProjects }: Orders): Outcome {
  const { rows, columns } = ofPeople;
  const seenByPeople = seenInRows(forPeople);
  const seenByProjects = transposed(seenInRows(transposed(forProjects)));
  const people = new Float64Array(rows);
  const projects = new Float64Array(columns);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const yes = (preferences: Table, seen: Table) => at(preferences, row, column) * at(seen, row, column);
      const match = yes(ofPeople, seenByPeople) * yes(ofProjects, seenByProjects);
      people[row] = (people[row] ?? 0) + match;
      projects[column] = (projects[column] ?? 0) + match;
    }
  return {
    matches: people.reduce((sum, value) => sum + value, 0),
    people: leastOf(people),
    projects: leastOf(projects),
  };
}

function seenInRows(order: Table): Table {
  const seen = tableOf(order.rows, order.columns, () => 0);
  for (let row = 0; row < order.rows; row += 1) {
    const values = order.values.subarray(row * order.columns, (row + 1) * order.columns);
    const places = [...values.keys()].sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
    for (const [place, column] of places.entries()) seen.values[row * order.columns + column] = 1 / (place + 1);
  }
  return seen;
}

function transposed(table: Table): Table {
  return tableOf(table.columns, table.rows, (row, column) => at(table, column, row));
}

function leastOf(values: Float64Array): { leftOut: number; least: number } {
  return { leftOut: values.filter((value) => value < LEFT_OUT).length, least: Math.min(...values) };
}
