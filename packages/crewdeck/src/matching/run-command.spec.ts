import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

const PEOPLE = [
  { id: 'ada', skills: [{ name: 'Flutter', level: 'Advanced' }], timeBlocks: ['tue evening'] },
  { id: 'ben', skills: [{ name: 'React' }] },
  { id: 'cem', skills: ['React'], timeBlocks: ['tue evening'] },
];
const PROJECTS = [{ id: 'app', skills: ['Flutter', 'React'], roles: [], seats: 2, members: ['cem'] }];

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'matching-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function run([verb, ...args]: string[], input?: unknown) {
  const said: string[] = [];
  const told: string[] = [];
  if (input !== undefined)
    writeFileSync(join(directory, 'in.json'), typeof input === 'string' ? input : JSON.stringify(input));
  const exitCode = runCommand(verb as 'match' | 'teams', args, {
    directory,
    say: (text) => said.push(text),
    tell: (text) => told.push(text.replaceAll(directory, '')),
  });
  return { exitCode, said: said.map((text) => JSON.parse(text)), told };
}

describe('match', () => {
  it('answers with the people of each project and the projects of each person, best first, with reasons', () => {
    const { exitCode, said, told } = run(['match', '--in', 'in.json'], { people: PEOPLE, projects: PROJECTS });
    expect({ exitCode, told }).toEqual({ exitCode: 0, told: [] });
    const [{ projects, people }] = said;
    expect(projects[0].people.map(({ id }: { id: string }) => id)).toEqual(['ada', 'ben']);
    expect(projects[0].people[0].reasons).toContain('Brings Flutter, which nobody on the team has.');
    expect(projects[0].people[0].reasons).toContain('Free on the same evenings: Tue.');
    expect(people.map(({ id, projects: list }: { id: string; projects: unknown[] }) => [id, list.length])).toEqual([
      ['ada', 1],
      ['ben', 1],
      ['cem', 0],
    ]);
  });

  it('compares times by the clocks of both where these are known', () => {
    const people = [
      { id: 'dan', timeBlocks: ['tue evening'], timeZone: 'Etc/GMT-2' },
      { id: 'eve', timeBlocks: ['tue evening'], timeZone: 'Etc/GMT+2' },
      { id: 'fay', timeBlocks: ['tue-afternoon'], timeZone: 'Etc/GMT+2' },
    ];
    const [{ projects }] = run(['match', '--in', 'in.json'], {
      people,
      projects: [{ id: 'app', members: ['dan'] }],
    }).said;
    expect(projects[0].people).toMatchObject([
      { id: 'fay', reasons: ['3 hours in common: Tue 19–22 your time, 15–18 theirs.'] },
    ]);
  });

  it('knows other names of a skill', () => {
    const people = [{ id: 'dan', skills: [{ name: 'js' }] }];
    const [{ projects }] = run(['match', '--in', 'in.json'], {
      people,
      projects: [{ id: 'site', skills: ['JavaScript'] }],
    }).said;
    expect(projects[0].people[0].reasons).toContain('Knows JavaScript, which the project needs.');
  });

  it('counts a skill near one that is sought', () => {
    const [{ projects }] = run(['match', '--in', 'in.json'], {
      people: [{ id: 'dan', skills: ['nextjs'] }],
      projects: [{ id: 'site', skills: ['reactjs'] }],
    }).said;
    expect(projects[0].people[0].reasons).toEqual(['Knows Next.js (similar to reactjs).']);
  });

  it('makes lists no longer than asked for', () => {
    const [{ projects }] = run(['match', '--in', 'in.json', '--limit', '1'], {
      people: PEOPLE,
      projects: PROJECTS,
    }).said;
    expect(projects[0].people).toHaveLength(1);
  });
});

describe('teams', () => {
  it('answers with teams, what they cover and miss, and who is in none', () => {
    const { exitCode, said } = run(['teams', '--in', 'in.json', '--size', '3'], { people: PEOPLE });
    expect(exitCode).toBe(0);
    expect(said).toMatchObject([{ teams: [{ covers: ['React', 'Flutter'], missing: [] }], unplaced: [] }]);
  });
});

/** Two who wish for each other, and one project that takes a group of two. */
const PROJECT = {
  ...{ desiredGroups: 1, maxGroups: 1, idealSize: 2, minSize: 2, maxSize: 2 },
  ...{ groupsPenalty: 1, sizePenalty: 1 },
};
const STUDENT = { partners: [1], preferences: [1] };
const PAIR = { projects: [PROJECT], students: [STUDENT, { partners: [0], preferences: [3] }] };

describe('teams of an allocation', () => {
  it('answers with the groups of each project and what they are worth, the same ones each time', () => {
    const answers = [1, 2].map(() => run(['teams', '--allocation', 'in.json'], { ...PAIR, exact: { best_obj: 6 } }));
    const groups = [{ project: 0, members: [0, 1] }];
    for (const answer of answers) expect(answer).toEqual({ exitCode: 0, said: [{ groups, value: 6 }], told: [] });
  });

  it.each([
    ['[]', 'expected object, received array.'],
    [{ ...PAIR, projects: [{ ...PROJECT, minSize: 3 }] }, 'projects.0: minSize is larger than maxSize.'],
    [{ ...PAIR, projects: [{ ...PROJECT, maxGroups: -1 }] }, 'projects.0.maxGroups: Too small'],
    [{ ...PAIR, students: [{ ...STUDENT, partners: [7] }] }, 'students.0.partners: 7 is no other student.'],
    [{ ...PAIR, students: [{ ...STUDENT, partners: [0] }] }, 'students.0.partners: 0 is no other student.'],
    [{ ...PAIR, projects: [] }, 'students.0.preferences: there are 1 for 0 projects.'],
  ])('refuses %j with one sentence', (input, sentence) => {
    const { exitCode, said, told } = run(['teams', '--allocation', 'in.json'], input);
    expect({ exitCode, said }).toEqual({ exitCode: 1, said: [] });
    expect(told).toEqual([expect.stringContaining(sentence)]);
  });
});

it.each([
  [['teams', '--allocation', 'in.json'], { groups: [], value: 0 }],
  [['match', '--in', 'in.json'], { projects: [], people: [] }],
  [['teams', '--in', 'in.json', '--size', '2'], { teams: [], unplaced: [] }],
])('answers %j of no people with nothing, and says so', (args, answer) => {
  const { exitCode, said, told } = run(args, { people: [], projects: [], students: [] });
  expect({ exitCode, said, told }).toEqual({
    exitCode: 0,
    said: [answer],
    told: ['The file names no people, so the answer is empty.'],
  });
});

it.each([
  [['match'], undefined, 'A file is missing. Usage: npm run -s match -- --in FILE [--limit N] [--seed N].'],
  [['match', '--in', 'none.json'], undefined, "/none.json can't be read: ENOENT"],
  [['match', '--in', 'in.json'], '{', '/in.json holds no JSON: '],
  [['match', '--in', 'in.json'], { people: [{ id: 1 }], projects: [] }, 'reads: people.0.id: Invalid input'],
  [
    ['match', '--in', 'in.json'],
    { people: [{ id: 'a' }, { id: 'a' }], projects: [] },
    'people.1.id: "a" is there twice.',
  ],
  [
    ['match', '--in', 'in.json', '--seed', 'x'],
    { people: [], projects: [] },
    '--seed must be a whole number from 0, not "x".',
  ],
  [['match', '--what'], undefined, "Unknown option '--what'"],
  [['teams', '--in', 'in.json'], { people: [] }, 'The size of a team is missing.'],
  [['teams', '--allocation', 'none.json'], undefined, "/none.json can't be read: ENOENT"],
  [
    ['teams', '--allocation', 'in.json', '--size', '2'],
    PAIR,
    '--allocation belongs to teams, without --in and --size.',
  ],
  [['match', '--allocation', 'in.json'], PAIR, '--allocation belongs to teams, without --in and --size.'],
  [['teams', '--in', 'in.json', '--size', '1'], { people: [] }, '--size must be a whole number from 2, not "1".'],
  [
    ['teams', '--in', 'in.json', '--size', '2'],
    { people: [{ id: 'a' }], mustBeApart: [['a', 'b']] },
    'mustBeApart.0: there is no person "b".',
  ],
])('ends with 1 and one sentence for %j with %j', (args, input, sentence) => {
  const { exitCode, said, told } = run(args, input);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: [] });
  expect(told).toEqual([expect.stringContaining(sentence)]);
});
