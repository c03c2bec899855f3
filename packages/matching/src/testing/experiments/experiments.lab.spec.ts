import { outcomeOf } from './expected-matches.ts';
import { makeMarket, tableOf } from './market.ts';
import { unaskedAfter } from './market-in-use.ts';
import { ORDERS } from './orders.ts';
import { qualityOf, RANKINGS } from './rankings.ts';
import { makeWorld, WORLDS } from './worlds.ts';

describe('the market', () => {
  it('counts a match of two who look at each other first and want each other as one', () => {
    const all = tableOf(2, 2, () => 1);
    const own = tableOf(2, 2, (row, column) => (row === column ? 1 : 0));
    const { matches, people } = outcomeOf({ ofPeople: all, ofProjects: all }, { forPeople: own, forProjects: own });
    // Each pair of firsts gives 1, each pair of seconds a half times a half.
    expect(matches).toBe(2.5);
    expect(people).toEqual({ leftOut: 0, least: 1.25 });
  });

  it('brings at least 1.5 times the matches of the product, and leaves nobody out', () => {
    const market = makeMarket(0, 0.5);
    const [ours, product] = ['ours', 'product'].map((name) => {
      const order = ORDERS[name];
      return order && outcomeOf(market, order(market));
    });
    expect(ours?.matches).toBeGreaterThanOrEqual(1.5 * (product?.matches ?? Number.POSITIVE_INFINITY));
    expect([ours?.people.leftOut, ours?.projects.leftOut]).toEqual([0, 0]);
  });
});

it('leaves nobody whom no one has asked when those asked lately come later, unlike what waits alone', () => {
  const market = makeMarket(0, 0.5);
  expect(unaskedAfter(10, market, 'who asked lately')).toEqual({ people: 0, projects: 0 });
  expect(unaskedAfter(3, market, 'what waits').people).toBeGreaterThan(100);
});

it.each(Object.entries(WORLDS))('finds lost members before every other ranking does: %s', (_name, habits) => {
  const world = makeWorld(habits, 0);
  const { ours, ...others } = Object.fromEntries(
    Object.entries(RANKINGS).map(([name, rank]) => [name, qualityOf(world, rank(world))]),
  );
  for (const other of Object.values(others)) {
    expect(ours?.reciprocalRank).toBeGreaterThan(other.reciprocalRank);
    expect(ours?.inFirstTen).toBeGreaterThan(other.inFirstTen);
  }
});
