import { type Outcome, outcomeOf } from './expected-matches.ts';
import { makeMarket } from './market.ts';
import { CAPACITIES, unaskedAfter } from './market-in-use.ts';
import { ORDERS } from './orders.ts';
import { type Quality, qualityOf, RANKINGS } from './rankings.ts';
import { teamTimes } from './team-times.ts';
import { makeWorld, WORLDS } from './worlds.ts';

const SEEDS = [0, 1, 2];
const POPULARITIES = [0.25, 0.5, 0.75];
/** How often each has asked somebody: people once, projects twice a round. */
const ROUNDS = [3, 10];
/** With these the weights of a fit were chosen: `TUNING_SEEDS.map((seed) => makeWorld(habits, seed))`. */
const TUNING_SEEDS = [100, 101, 102, 103, 104];
const TEST_SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** What is asked for at a popularity of 0.5: times the matches of the product, and nobody left out. */
const GOAL = { popularity: 0.5, timesProduct: 1.5 } as const;

/** `npm run bench -- matching`: prints the market, the lost members, and how long teams take. */
export async function measureMatching(): Promise<void> {
  for (const popularity of POPULARITIES) for (const seed of SEEDS) printMarket(popularity, seed);
  for (const popularity of POPULARITIES) printUse(popularity);
  for (const [name, seeds] of Object.entries({ tuning: TUNING_SEEDS, test: TEST_SEEDS })) printWorlds(name, seeds);
  console.log(`\n  400 people into teams of 4, processor time in ms, five times: ${teamTimes().join(', ')}`);
}

function printMarket(popularity: number, seed: number): void {
  const market = makeMarket(seed, popularity);
  const outcomes = Object.entries(ORDERS).map(([name, order]) => [name, outcomeOf(market, order(market))] as const);
  console.log(`\n  market, popularity ${popularity}, seed ${seed}`);
  for (const [name, outcome] of outcomes) console.log(`    ${name.padEnd(28)}${describe(outcome)}`);
  if (popularity === GOAL.popularity) console.log(`    ${goalOf(new Map(outcomes))}`);
}

/** Readers one after another, each with a list of its own moment, as the API orders it. */
function printUse(popularity: number): void {
  const market = makeMarket(0, popularity);
  console.log(`\n  market in use, popularity ${popularity}, seed 0: nobody has turned to`);
  for (const rounds of ROUNDS)
    for (const capacity of CAPACITIES) {
      const { people, projects } = unaskedAfter(rounds, market, capacity);
      console.log(
        `    after ${rounds} rounds, less ${capacity}: ${people} of 1000 people, ${projects} of 500 projects`,
      );
    }
}

function describe({ matches, people, projects }: Outcome): string {
  const side = ({ leftOut, least }: Outcome['people']) => `${leftOut} below 0.05, least ${least.toFixed(3)}`;
  return `${matches.toFixed(0).padStart(4)} matches; people: ${side(people)}; projects: ${side(projects)}`;
}

function goalOf(outcomes: ReadonlyMap<string, Outcome>): string {
  const [ours, product] = [outcomes.get('ours'), outcomes.get('product')];
  if (!ours || !product) throw new Error('Ours and the product are not both measured.');
  const ratio = ours.matches / product.matches;
  const isMet = ratio >= GOAL.timesProduct && ours.people.leftOut + ours.projects.leftOut === 0;
  return `${ratio.toFixed(2)} × the product; goal ≥ ${GOAL.timesProduct} × and nobody below 0.05: ${isMet ? 'met' : 'NOT MET'}`;
}

function printWorlds(set: string, seeds: readonly number[]): void {
  for (const [world, habits] of Object.entries(WORLDS)) {
    const worlds = seeds.map((seed) => makeWorld(habits, seed));
    console.log(`\n  lost members, ${world}, ${set} set (seeds ${seeds[0]} to ${seeds.at(-1)})`);
    for (const [name, rank] of Object.entries(RANKINGS)) {
      const { reciprocalRank, inFirstTen } = meanOf(worlds.map((one) => qualityOf(one, rank(one))));
      console.log(`    ${name.padEnd(16)}MRR ${reciprocalRank.toFixed(3)}, Hit@10 ${inFirstTen.toFixed(3)}`);
    }
  }
}

function meanOf(qualities: readonly Quality[]): Quality {
  const mean = (pick: (quality: Quality) => number) =>
    qualities.reduce((sum, quality) => sum + pick(quality), 0) / qualities.length;
  return { reciprocalRank: mean((one) => one.reciprocalRank), inFirstTen: mean((one) => one.inFirstTen) };
}
