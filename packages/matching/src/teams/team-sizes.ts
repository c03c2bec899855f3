import { SMALLEST_TEAM } from '@crewdeck/contract';

/**
 * How many people each team gets, so that nobody is left over: as many as asked for, or one fewer; where even that does not
 * come out, one more; and where nothing does, what is nearest without being larger.
 *
 * @returns sizes that differ by 1 at most; one team where there are too few people for more
 */
export function teamSizes(people: number, size: number): number[] {
  if (people < SMALLEST_TEAM) return [];
  return split(people, teamCountFor(people, size));
}

/** As many teams, as equal as can be, the larger ones first. */
export function split(people: number, teams: number): number[] {
  const [smaller, larger] = [Math.floor(people / teams), people % teams];
  return Array.from({ length: teams }, (_, index) => smaller + (index < larger ? 1 : 0));
}

function teamCountFor(people: number, size: number): number {
  const most = Math.max(Math.floor(people / SMALLEST_TEAM), 1);
  const without = Math.min(Math.ceil(people / size), most);
  const fewer = without - 1;
  const isTooSmall = Math.floor(people / without) < size - 1;
  return isTooSmall && fewer > 0 && Math.ceil(people / fewer) <= size + 1 ? fewer : without;
}
