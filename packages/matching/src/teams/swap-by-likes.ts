import { randomFrom } from '../random.ts';
import { explainTeam, type Team } from './explain.ts';
import { indexPairs, placesOf, settingOf, type TeamsRequest } from './form-teams.ts';
import { type Likes, likesOf, likesWorth } from './likes.ts';
import { teamWorth } from './worth.ts';

interface SwapsRequest extends Pick<TeamsRequest, 'people' | 'mustBeApart' | 'namedFirst' | 'skillKey' | 'seed'> {
  /** Ids of people. Somebody may be in none. */
  teams: readonly (readonly string[])[];
  /** Pairs of ids: the first would like to be in a team with the second. */
  likes: readonly (readonly [string, string])[];
  /** Ids of people who may change their team. */
  mayMove: readonly string[];
}

const HOTTEST = 0.5;
const COLDEST = 0.02;
const FEWEST_STEPS = 8_000;
const STEPS_A_PERSON = 40;
/** How often somebody goes where one is whom they like, or who likes them. */
const SHARE_TO_LIKED = 0.5;

/**
 * Lets people of teams change places, one for one, so that more of those who like each other are in one team. So likes change neither
 * sizes nor who is in a team at all. The same seed gives the same teams, whatever the order of the likes.
 *
 * @returns the teams in their order; `null` for one that nobody has left or joined
 */
export function swapByLikes({ teams: given, likes: pairs, mayMove, ...request }: SwapsRequest): (Team | null)[] {
  const setting = settingOf({ ...request, size: 0 });
  const placeOf = placesOf(request.people);
  const indexes = (ids: readonly string[]) => ids.flatMap((id) => placeOf.get(id) ?? []);
  const places = given.map(indexes);
  const likes = likesOf(indexPairs(request.people, pairs));
  const [ofTeam, ofLikes] = [teamWorth(setting), likesWorth(likes)];
  const worth = (members: readonly number[]) => ofTeam(members) + ofLikes(members);
  const movers = new Set(indexes(mayMove));
  const teams = swapped(places, { worth, movers, likes }, request.seed);
  return teams.map((members, place) => {
    const before = new Set(places[place]);
    if (members.every((member) => before.has(member))) return null;
    return explainTeam({ ...setting, size: members.length }, members, { sizes: [], broken: [] });
  });
}

interface Swapping {
  worth: (members: readonly number[]) => number;
  movers: ReadonlySet<number>;
  likes: Likes;
}

/**
 * Simulated annealing. Nothing is swapped where it ends below what there was. It takes as many steps where nobody likes anybody: how long
 * a round takes tells nobody of wishes.
 */
function swapped(given: readonly number[][], { worth, ...swapping }: Swapping, seed = 0): readonly number[][] {
  const random = randomFrom(seed);
  const teams = given.map((team) => [...team]);
  const worths = teams.map(worth);
  const { drawSwap, note, count, hasLikes } = swapsOf(teams, swapping, random);
  const steps = Math.max(FEWEST_STEPS, STEPS_A_PERSON * count);
  let gained = 0;
  for (let step = 0; step < steps; step += 1) {
    const swap = drawSwap();
    if (!swap) continue;
    const { one, other, from, to } = swap;
    const [first, second] = [replaced(teams[from], one, other), replaced(teams[to], other, one)];
    const [worthOfFirst, worthOfSecond] = [worth(first), worth(second)];
    const gain = worthOfFirst + worthOfSecond - (worths[from] ?? 0) - (worths[to] ?? 0);
    const warmth = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    if (gain < 0 && random() >= Math.exp(gain / warmth)) continue;
    [teams[from], teams[to]] = [first, second];
    [worths[from], worths[to]] = [worthOfFirst, worthOfSecond];
    note(swap);
    gained += gain;
  }
  return hasLikes && gained > 0 ? teams : given;
}

const replaced = (team: readonly number[] = [], one: number, by: number) =>
  team.map((person) => (person === one ? by : person));

interface Swap {
  one: number;
  other: number;
  /** Places of their teams. */
  from: number;
  to: number;
}

/** Draws two people who could change places: half of the time, one whose place is near somebody liked. */
function swapsOf(teams: readonly number[][], { movers, likes }: Omit<Swapping, 'worth'>, random: () => number) {
  const placeOf = new Map(teams.flatMap((team, place) => team.map((person) => [person, place] as const)));
  const partners = new Map([...placeOf.keys()].map((person) => [person, closestOf(person)]));
  const moving = [...placeOf.keys()].filter((person) => movers.has(person));
  const liking = moving.filter((person) => partners.get(person)?.length);
  const any = <T>(items: readonly T[] = []): T | undefined => items[Math.floor(random() * items.length)];

  /** Those in teams with whom a person is worth most. */
  function closestOf(person: number): number[] {
    const others = [...(likes.get(person) ?? [])].filter(([other]) => placeOf.has(other));
    const most = Math.max(...others.map(([, worth]) => worth));
    return others.filter(([, worth]) => worth === most).map(([other]) => other);
  }

  return {
    /** How many may move. */
    count: moving.length,
    /** Whether one of them likes somebody, or is liked. */
    hasLikes: liking.length > 0,
    note({ one, other, from, to }: Swap): void {
      placeOf.set(one, to).set(other, from);
    },
    drawSwap(): Swap | null {
      const isToLiked = random() < SHARE_TO_LIKED && liking.length > 0;
      const one = any(isToLiked ? liking : moving) ?? 0;
      const liked = isToLiked ? any(partners.get(one)) : undefined;
      const [from, to] = [placeOf.get(one) ?? 0, placeOf.get(liked ?? any(moving) ?? 0) ?? 0];
      const other = any((teams[to] ?? []).filter((person) => movers.has(person) && person !== liked));
      return from === to || other === undefined ? null : { one, other, from, to };
    },
  };
}
