import { type Company, type Line, Student, type StudentData } from './student.ts';

const ME: StudentData = { id: 'me', uid: 'uid', token: '', projectId: 'mine' };
const COMPANY: Company = { others: [{ ...ME, id: 'other' }], projects: [{ id: 'project' }], thoughts: 0 };

/** Everything that somebody asks for until they have asked so often. */
async function asked(times: number): Promise<string[]> {
  const leaving = new AbortController();
  const paths: string[] = [];
  const note = async (path: string) => {
    paths.push(path);
    if (paths.length >= times) leaving.abort();
    return [{ id: 'found' }];
  };
  const line: Line = { get: (_kind, path) => note(path), send: (_method, path) => note(path), listen: note };
  await new Student(ME, line, COMPANY).spendTheEvening(leaving.signal);
  return paths;
}

describe('a student', () => {
  it('is there with a stream before anything is asked, and goes when sent home', async () => {
    expect((await asked(1))[0]).toBe('/api/live');
  });

  it('looks, opens what was found, shows interest, invites and comes anew', async () => {
    const paths = await asked(600);
    for (const path of [
      '/explore-projects',
      '/api/projects/found',
      '/api/users/found',
      '/api/invites',
      '/api/interests',
    ])
      expect(paths).toContain(path);
  });
});
