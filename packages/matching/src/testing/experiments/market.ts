import { randomFrom } from '../../random.ts';

/** A table of numbers, one row for each person and one column for each project. */
export interface Table {
  rows: number;
  columns: number;
  /** Row by row. */
  values: Float64Array;
}

/** What each side thinks of the other: probabilities with which it says yes to what it looks at. */
export interface Market {
  /** Of people for projects. */
  ofPeople: Table;
  /** Of projects for people; rows are people here as well. */
  ofProjects: Table;
}

/** The size of the published market. */
const PEOPLE = 1_000;
const PROJECTS = 500;

export function tableOf(rows: number, columns: number, valueAt: (row: number, column: number) => number): Table {
  const values = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) values[row * columns + column] = valueAt(row, column);
  return { rows, columns, values };
}

export function at({ values, columns }: Table, row: number, column: number): number {
  return values[row * columns + column] ?? 0;
}

/**
 * The market of Tomita and Yokoyama (arXiv 2409.00720), as it is described there: each preference is uniform on 0 to 1, mixed with how popular the
 * other one is, which falls evenly from 1 for the first to 0 for the last.
 *
 * @param popularity the weight of popularity, `lambda` in the paper
 */
export function makeMarket(seed: number, popularity: number): Market {
  const random = randomFrom(seed);
  const mixed = (place: number, count: number) => (1 - popularity) * random() + popularity * (1 - place / (count - 1));
  return {
    ofPeople: tableOf(PEOPLE, PROJECTS, (_, project) => mixed(project, PROJECTS)),
    ofProjects: tableOf(PEOPLE, PROJECTS, (person) => mixed(person, PEOPLE)),
  };
}

export function combined({ ofPeople, ofProjects }: Market, combine: (one: number, other: number) => number): Table {
  return tableOf(ofPeople.rows, ofPeople.columns, (row, column) =>
    combine(at(ofPeople, row, column), at(ofProjects, row, column)),
  );
}
