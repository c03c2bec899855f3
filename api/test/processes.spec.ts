import { ApiProcess } from '../src/testing/api-process.ts';
import { unsignedTokenOf } from '../src/testing/people.ts';
import { createEmptyDatabase, createTestDatabase } from '../src/testing/test-database.ts';
import { aCrowd, accept, brokenIn, rowsOf } from './crowd.ts';

describe('the API as a process', () => {
  describe('beside another one', () => {
    let databaseUrl: string;
    let both: readonly [ApiProcess, ApiProcess];
    const turn = (index: number) => both[index % 2 === 0 ? 0 : 1];
    const statuses = (answers: readonly { status: number }[]) => {
      const counts = new Map<number, number>();
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
      return Object.fromEntries(counts);
    };

    beforeAll(async () => {
      databaseUrl = await createEmptyDatabase();
      const environment = { DATABASE_URL: databaseUrl, INVITES_PER_TEN_MINUTES: '25' };
      // Both migrate an empty database at the same moment.
      both = await Promise.all([ApiProcess.start(environment), ApiProcess.start(environment)]);
    });

    afterAll(async () => {
      await Promise.all(both.map((api) => api.stop()));
    });

    it('gives one seat to one of fifty', async () => {
      const crowd = await aCrowd(databaseUrl, { people: 50, projects: 1, maxTeamSize: 2 });
      const answers = await Promise.all(crowd.invitees.map((invitee, index) => accept(turn(index), invitee)));
      expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
      expect(await brokenIn(databaseUrl)).toEqual([]);
    });

    it('creates one of ten equal invites', async () => {
      const { owner, projectIds } = await aCrowd(databaseUrl, { people: 0, projects: 1, maxTeamSize: 5 });
      const { owner: receiver } = await aCrowd(databaseUrl, { people: 0, projects: 1, maxTeamSize: 5 });
      const invite = { projectId: projectIds[0], receiverId: receiver.uid, role: 'Developer' };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => turn(index).call(owner, 'POST /api/invites', invite)),
      );
      expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
    });

    it('counts the invites of one person once', async () => {
      const { owner, projectIds } = await aCrowd(databaseUrl, { people: 0, projects: 10, maxTeamSize: 5 });
      const { invitees } = await aCrowd(databaseUrl, { people: 40, projects: 1, maxTeamSize: 2 });
      const answers = await Promise.all(
        invitees.map(({ uid }, index) =>
          turn(index).call(owner, 'POST /api/invites', {
            projectId: projectIds[index % 10],
            receiverId: uid,
            role: 'Dev',
          }),
        ),
      );
      expect(statuses(answers)).toEqual({ 201: 25, 429: 15 });
    });
  });

  it('writes no token, e-mail or name into its log, whatever happens', async () => {
    const databaseUrl = await createTestDatabase();
    const api = await ApiProcess.start({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'trace' });
    const { owner } = await aCrowd(databaseUrl, { people: 0, projects: 1, maxTeamSize: 2 });
    await api.call(owner, `GET /api/users/firebase/${owner.uid}?asked=discreetly`);
    await rowsOf(databaseUrl, `ALTER TABLE projects ADD CONSTRAINT no_more CHECK (title <> 'Secret title')`);
    const failed = await api.call(owner, 'POST /api/projects', { title: 'Secret title' });
    await api.stop();

    expect(failed).toMatchObject({ status: 500, body: { error: 'Oops! Something went wrong.' } });
    expect(api.output).toContain('no_more');
    for (const line of api.output.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    const secrets = [
      owner.email,
      owner.uid,
      unsignedTokenOf(owner).slice(0, 40),
      'discreetly',
      'Secret title',
      'Somebody',
    ];
    expect(secrets.filter((secret) => api.output.includes(secret))).toEqual([]);
  });

  it.each([
    [
      'an emulator in production',
      { NODE_ENV: 'production' },
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set in production: .+\n/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://crewdeck@127.0.0.1:9/crewdeck' },
      /^The database does not answer at DATABASE_URL\.$/m,
    ],
    [
      'a number that is none',
      { INVITES_OUTSTANDING: 'many' },
      /^INVITES_OUTSTANDING is not valid: it takes a number of invites of at least 1\.\n$/,
    ],
  ])('does not start with %s, and says why in a sentence', async (_, environment, sentence) => {
    const api = ApiProcess.spawn({ DATABASE_URL: 'postgres://crewdeck@127.0.0.1:9/crewdeck', ...environment });
    expect(await api.exit).toBe(1);
    expect(api.output).toMatch(sentence);
  });
});
