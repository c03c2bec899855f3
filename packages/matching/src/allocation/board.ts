import {
  type Allocation,
  type AllocationProject,
  costOfCount,
  costOfSize,
  mutualPartners,
  WORTHS,
} from './allocation.ts';
import type { Board } from './moves.ts';

/** What a size outside the limits costs a person: a group may grow through sizes that are too small, and never stays too large. */
const COSTS = { missing: 1, tooMany: 1e4 } as const;

/** A board on which nobody has a group. Each change is counted from what it touches, not from the whole. */
export function boardOf({ projects, students }: Allocation): Board {
  // More groups than students are never open.
  const projectOf = projects.flatMap(({ maxGroups }, project) =>
    Array.from({ length: Math.min(maxGroups, students.length) }, () => project),
  );
  const nowhere = projectOf.length;
  const placeOf = new Int32Array(students.length).fill(nowhere);
  const partnersOf = mutualPartners(students);
  const preferences = students.map((student) => projectOf.map((project) => student.preferences[project] ?? 0));
  const sizes = new Int32Array(nowhere);
  const open = projects.map(() => 0);
  // Each step reads some of these.
  const bySize = projects.map((project) => worthsBySize(project, students.length));
  let broken = 0;

  function resize(place: number, by: 1 | -1): number {
    const at = projectOf[place] ?? 0;
    const [project, worths] = [projects[at], bySize[at]];
    if (place === nowhere || !project || !worths) return 0;
    const before = sizes[place] ?? 0;
    const after = before + by;
    sizes[place] = after;
    broken += Number(isBroken(project, after)) - Number(isBroken(project, before));
    const gain = (worths[after] ?? 0) - (worths[before] ?? 0);
    if (before > 0 && after > 0) return gain;
    const groups = open[at] ?? 0;
    open[at] = groups + by;
    return gain + costOfCount(project, groups) - costOfCount(project, groups + by);
  }

  function pairsAt(student: number, place: number): number {
    if (place === nowhere) return 0;
    let pairs = 0;
    for (const partner of partnersOf[student] ?? []) if (placeOf[partner] === place) pairs += 1;
    return pairs;
  }

  function worthAt(student: number, place: number): number {
    if (place === nowhere) return WORTHS.unplaced;
    return (preferences[student]?.[place] ?? 0) + WORTHS.mutualPair * pairsAt(student, place);
  }

  return {
    projectOf,
    nowhere,
    placeOf,
    sizes,
    openingSizes: projectOf.map((project) => openingSizeOf(projects[project])),
    scale: scaleOf(students),
    partnersOf,
    isAllowed: () => broken === 0,
    put(student, place) {
      const from = placeOf[student] ?? nowhere;
      if (from === place) return 0;
      placeOf[student] = place;
      return worthAt(student, place) - worthAt(student, from) + resize(from, -1) + resize(place, 1);
    },
  };
}

function isBroken({ minSize, maxSize }: AllocationProject, size: number): boolean {
  return size > 0 && (size < minSize || size > maxSize);
}

/** Below the least size each person costs an equal share of what that size costs, so that a group can grow into it. */
function worthsBySize(project: AllocationProject, most: number): Float64Array {
  const costOfOne = costOfSize(project, project.minSize) / project.minSize;
  return Float64Array.from({ length: most + 1 }, (_, size) => {
    if (size === 0) return 0;
    if (size < project.minSize) return -costOfOne * size - COSTS.missing * (project.minSize - size);
    return -costOfSize(project, size) - COSTS.tooMany * Math.max(0, size - project.maxSize);
  });
}

function openingSizeOf(project: AllocationProject | undefined): number {
  if (!project) return 0;
  return Math.max(project.minSize, Math.min(Math.round(project.idealSize), project.maxSize));
}

/** On the public instances, whose students give their best project two or three points, it is 1. */
function scaleOf(students: Allocation['students']): number {
  const best = students.map(({ preferences }) => Math.max(0, ...preferences));
  return Math.max(1, best.reduce((sum, one) => sum + one, 0) / students.length / -WORTHS.unplaced);
}
