/** What a project takes: how many groups of students, and how large. */
export interface AllocationProject {
  readonly desiredGroups: number;
  /** No more are formed. */
  readonly maxGroups: number;
  readonly idealSize: number;
  readonly minSize: number;
  readonly maxSize: number;
  /** What each group above `desiredGroups` costs. */
  readonly groupsPenalty: number;
  /** What each person costs by whom a group differs from `idealSize`. */
  readonly sizePenalty: number;
}

interface AllocationStudent {
  /** Places of the students whom this one wishes for. */
  readonly partners: readonly number[];
  /** What each project is worth to this student, in the order of the projects. */
  readonly preferences: readonly number[];
}

/** Students who are put into groups, each group with one project: the student-project allocation with group building. */
export interface Allocation {
  readonly projects: readonly AllocationProject[];
  readonly students: readonly AllocationStudent[];
}

/** One group, by the places of its project and its students. */
export interface AllocatedGroup {
  readonly project: number;
  readonly members: readonly number[];
}

/** What two in one group are worth who wish for each other, and a student without a group. */
export const WORTHS = { mutualPair: 2, unplaced: -3 } as const;

/** What groups are worth in sum. They may have any sizes. */
export function worthOfGroups({ projects, students }: Allocation, groups: readonly AllocatedGroup[]): number {
  const placed = groups.reduce((sum, { members }) => sum + members.length, 0);
  const partners = mutualPartners(students);
  const ofGroups = groups.map(({ project, members }) => {
    const taking = projects[project];
    const preferences = members.map((member) => students[member]?.preferences[project] ?? 0);
    const found = members.flatMap((member) => partners[member]?.filter((one) => members.includes(one)) ?? []);
    return (
      sum(preferences) + (WORTHS.mutualPair * found.length) / 2 - (taking ? costOfSize(taking, members.length) : 0)
    );
  });
  const ofCounts = projects.map((project, place) =>
    costOfCount(project, groups.filter((group) => group.project === place).length),
  );
  return sum(ofGroups) - sum(ofCounts) + WORTHS.unplaced * (students.length - placed);
}

export function costOfSize({ idealSize, sizePenalty }: AllocationProject, size: number): number {
  return sizePenalty * Math.abs(size - idealSize);
}

export function costOfCount({ desiredGroups, groupsPenalty }: AllocationProject, groups: number): number {
  return groupsPenalty * Math.max(0, groups - desiredGroups);
}

/** Those whom each student wishes for, and who wish for this student. */
export function mutualPartners(students: readonly AllocationStudent[]): number[][] {
  return students.map(({ partners }, student) =>
    [...new Set(partners)].filter((other) => other !== student && students[other]?.partners.includes(student)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
