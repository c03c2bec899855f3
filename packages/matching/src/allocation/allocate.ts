import { randomFrom } from '../random.ts';
import { type AllocatedGroup, type Allocation, worthOfGroups } from './allocation.ts';
import { anneal } from './anneal.ts';
import { boardOf } from './board.ts';

interface AllocateOptions {
  seed?: number;
  /** Asked now and then. Once it says yes, the best so far is the answer, which then depends on when that was. */
  isLate?: () => boolean;
}

const MOST_STEPS = 1_500_000;
const STEPS_A_STUDENT = 10_000;

/**
 * Puts students into groups with projects, so that they are worth as much as can be found in a fixed number of steps. Sizes and
 * numbers of groups are always kept: who fits nowhere is in no group. The same seed gives the same groups.
 */
export function allocate(
  allocation: Allocation,
  { seed = 0, isLate = () => false }: AllocateOptions = {},
): { groups: AllocatedGroup[]; value: number } {
  const random = randomFrom(seed);
  const steps = Math.min(MOST_STEPS, STEPS_A_STUDENT * allocation.students.length);
  const starts = steps === 0 ? 0 : Math.floor(MOST_STEPS / steps);
  const found = Array.from({ length: starts }, () => anneal(boardOf(allocation), { steps, random, isLate }));
  const { placeOf } = found.reduce((one, other) => (other.gain > one.gain ? other : one), {
    placeOf: new Int32Array(),
    gain: -1,
  });
  const groups = groupsBy(placeOf, boardOf(allocation).projectOf);
  return { groups, value: worthOfGroups(allocation, groups) };
}

function groupsBy(placeOf: Int32Array, projectOf: readonly number[]): AllocatedGroup[] {
  return projectOf
    .map((project, place) => ({
      project,
      members: [...placeOf.keys()].filter((student) => placeOf[student] === place),
    }))
    .filter(({ members }) => members.length > 0);
}
