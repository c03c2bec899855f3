import { participantsAsCsv } from './participants-csv.ts';

const ADA = {
  id: 's1',
  person: { id: 'p1', name: 'Ada Lovelace' },
  email: null,
  project: null,
  isProject: false,
  roles: ['Designer', 'Writer'],
  skills: ['React'],
  hoursPerWeek: 8,
  state: 'looking' as const,
};
const linesOf = (csv: string) => csv.slice(1).split('\r\n');

describe('participants as a CSV file', () => {
  it('have a line each, after the heading', () => {
    expect(
      linesOf(
        participantsAsCsv([
          { ...ADA, email: 'ada@x.test' },
          { ...ADA, isProject: true, hoursPerWeek: null, state: 'has_team' },
        ]),
      ),
    ).toEqual([
      '"Name","Email","Looks with","Roles","Skills","Hours a week","Team"',
      '"Ada Lovelace","ada@x.test","","Designer; Writer","React","8","No team yet"',
      '"Ada Lovelace","","A project","Designer; Writer","React","","Has a team"',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '|calc'])(
    'never begin a cell as the formula %j',
    (name) => {
      const [, line] = linesOf(participantsAsCsv([{ ...ADA, person: { id: 'p1', name } }]).replaceAll('\r=', '='));
      expect(line?.startsWith('"\'')).toBe(true);
    },
  );

  it('keep quotes, commas and line breaks in their cell', () => {
    const csv = participantsAsCsv([{ ...ADA, project: 'A "map",\nof stars' }]);
    expect(csv).toContain('"A ""map"",\nof stars"');
  });
});
