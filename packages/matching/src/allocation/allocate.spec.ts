import { randomFrom } from '../random.ts';
import { allocate } from './allocate.ts';
import { type Allocation, type AllocationProject, worthOfGroups } from './allocation.ts';
import { boardOf } from './board.ts';

const aProject = (given: Partial<AllocationProject> = {}): AllocationProject => ({
  ...{ desiredGroups: 1, maxGroups: 2, idealSize: 2, minSize: 1, maxSize: 3, groupsPenalty: 5, sizePenalty: 1 },
  ...given,
});

/** 0 and 1 wish for each other, 2 wishes for 0, and nobody for 3. */
const FOUR: Allocation = {
  projects: [aProject(), aProject({ idealSize: 3 })],
  students: [
    { partners: [1], preferences: [3, 0] },
    { partners: [0], preferences: [2, 1] },
    { partners: [0], preferences: [1, 2] },
    { partners: [], preferences: [0, 3] },
  ],
};

function anAllocation(seed: number): Allocation {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const count = 6 + upTo(8);
  const projects = Array.from({ length: 1 + upTo(2) }, () => {
    const minSize = 2 + upTo(2);
    return aProject({ maxGroups: upTo(3), idealSize: minSize + upTo(1), minSize, maxSize: minSize + upTo(2) });
  });
  const students = Array.from({ length: count }, (_, student) => ({
    partners: [1, 2, 3].map((step) => (student + step * (1 + upTo(2))) % count).filter((one) => one !== student),
    preferences: projects.map(() => upTo(3)),
  }));
  return { projects, students };
}

describe('the worth of groups', () => {
  it.each([
    ['nobody in a group', [], -12],
    ['preferences, and a pair who wish for each other', [{ project: 0, members: [0, 1] }], 3 + 2 + 2 - 6],
    ['no pair of whom only one wishes', [{ project: 0, members: [0, 2] }], 3 + 1 - 6],
    ['each person too many or too few', [{ project: 1, members: [3] }], 3 - 2 - 9],
    [
      'a group more than the project desires',
      [
        { project: 0, members: [0, 1] },
        { project: 0, members: [2, 3] },
      ],
      7 + 1 - 5,
    ],
  ])('counts %s', (_, groups, worth) => {
    expect(worthOfGroups(FOUR, groups)).toBe(worth);
  });

  it('grows on a board with each change as it does when everything is counted', () => {
    const { put, placeOf, projectOf, nowhere } = boardOf({ ...FOUR, projects: FOUR.projects });
    const random = randomFrom(1);
    let worth = worthOfGroups(FOUR, []);
    for (let change = 0; change < 500; change += 1) {
      const student = Math.floor(random() * 4);
      const before = placeOf[student] ?? nowhere;
      const gain = put(student, Math.floor(random() * (nowhere + 1)));
      const members = projectOf.map((_, place) => [0, 1, 2, 3].filter((one) => placeOf[one] === place));
      const isTooLarge = members.some(({ length }) => length > 3);
      if (isTooLarge) put(student, before);
      else worth += gain;
      const groups = projectOf.map((project, place) => ({ project, members: members[place] ?? [] }));
      if (!isTooLarge)
        expect(worth).toBe(
          worthOfGroups(
            FOUR,
            groups.filter((group) => group.members.length > 0),
          ),
        );
    }
  });
});

describe('an allocation', () => {
  it('finds the best groups of a few students', () => {
    const { groups, value } = allocate(FOUR);
    expect(groups).toEqual([
      { project: 0, members: [0, 1] },
      { project: 1, members: [2, 3] },
    ]);
    expect(value).toBe(7 + 5 - 1);
  });

  it('leaves out whom it can place only in a group that is too small', () => {
    const lonely = { projects: [aProject({ minSize: 5, maxSize: 5 })], students: FOUR.students };
    expect(allocate({ ...lonely, students: lonely.students.map((one) => ({ ...one, preferences: [9] })) })).toEqual({
      groups: [],
      value: -12,
    });
  });

  it.each([1, 2, 3, 4, 5, 6])('keeps every limit, seed %i', (seed) => {
    const allocation = anAllocation(seed);
    const { groups, value } = allocate(allocation, { seed });
    const placed = groups.flatMap(({ members }) => members);
    expect(new Set(placed).size).toBe(placed.length);
    for (const [place, project] of allocation.projects.entries()) {
      const sizes = groups.filter((group) => group.project === place).map(({ members }) => members.length);
      expect(sizes.length).toBeLessThanOrEqual(project.maxGroups);
      for (const size of sizes) expect(size >= project.minSize && size <= project.maxSize).toBe(true);
    }
    expect(value).toBe(worthOfGroups(allocation, groups));
  });

  it('is the same one for the same seed, and ends at once with nobody placed when it is late', () => {
    const allocation = anAllocation(7);
    expect(allocate(allocation, { seed: 3 })).toEqual(allocate(allocation, { seed: 3 }));
    expect(allocate(allocation, { isLate: () => true }).groups).toEqual([]);
  });
});
