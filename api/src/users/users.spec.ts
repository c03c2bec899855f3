import { type DirectoryUser, type ListedUser, type Profile, TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { writeCursor } from '../lists/cursor.ts';
import { aMember, aPerson, aProject } from '../testing/builders.ts';
import { type Answer, aNewcomer, TestApi } from '../testing/test-api.ts';

describe('a profile', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  it('is not made for another e-mail', async () => {
    const answer = await api.call(aNewcomer(), 'POST /api/users', { body: { email: 'other@students.test' } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'user.identity_mismatch' } });
  });

  it('is made once, also when it is asked for ten times at once', async () => {
    const newcomer = aNewcomer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call(newcomer, 'POST /api/users', { body: { name: 'Ada' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('needs no field, and is then available for work', async () => {
    const { body } = await api.call<Profile>(aNewcomer(), 'POST /api/users', { body: { availability: '' } });
    expect(body).toMatchObject({ name: '', bio: null, availability: 'Available for work', skills: [], projects: [] });
  });

  it('sorts its skills into groups, mobile and unknown ones into the custom group', async () => {
    const skills = ['react', 'C#', 'redis', 'Flutter', 'Figma', 'REACT'].map((skillId) => ({ skillId }));
    const { body } = await api.call<Profile>(aNewcomer(), 'POST /api/users', { body: { skills } });
    expect(body).toMatchObject({
      frontendSkills: ['React'],
      backendSkills: ['C#'],
      dbSkills: ['Redis'],
      customSkills: ['Flutter', 'Figma'],
    });
    expect(body.skills[0]).toEqual({ skill: { id: 'React', name: 'React' }, level: 'Advanced' });
  });

  it('is found by both id forms, by its owner', async () => {
    const person = await aPerson(api, { name: 'Both' });
    const answers = [
      await api.call<Profile>(person, `GET /api/users/firebase/${person.uid}`),
      await api.call<Profile>(person, `GET /api/users/firebase/${person.profileId}`),
    ];
    expect(answers.map(({ body }) => body.name)).toEqual(['Both', 'Both']);
  });

  it('does not exist before it is made', async () => {
    const newcomer = aNewcomer();
    const path = `/api/users/firebase/${newcomer.uid}` as const;
    const answers = [
      await api.call(newcomer, `GET ${path}`),
      await api.call(newcomer, `PATCH ${path}`, { body: { bio: 'x' } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'user.not_found'],
      [404, 'user.not_found'],
    ]);
  });

  it('changes only what is sent, and drops unknown keys', async () => {
    const person = await aPerson(api, { name: 'Kim', bio: 'Hello', interests: 'AI, Web' });
    const body = { branch: 'CS', frontendSkills: ['React'], id: 'mine', discordOrContact: '' };
    const answer = await api.call<Profile>(person, `PATCH /api/users/firebase/${person.uid}`, { body });
    expect(answer.body).toMatchObject({
      id: person.profileId,
      name: 'Kim',
      bio: 'Hello',
      branch: 'CS',
      interests: ['AI', 'Web'],
      frontendSkills: [],
      discordOrContact: null,
    });
  });
});

describe('the user directory', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    await aPerson(api, {
      name: 'Ana',
      bio: 'Builds 100% maps',
      skills: [{ skillId: 'Go' }],
      availability: 'Not available',
    });
    await aPerson(api, { name: 'Bo', branch: 'Physics', academicYear: '2nd Year', discordOrContact: 'bo#1' });
    await aPerson(api, { name: 'ÇELIK', skills: [{ skillId: 'MongoDB' }, { skillId: 'React' }], branch: 'Art' });
    await api.database.query("UPDATE users SET availability = NULL WHERE name = 'Bo'");
  });

  afterAll(() => api.stop());

  const names = async (query: string) => {
    const { body } = await api.call<DirectoryUser[]>(null, `GET /api/users${query}`);
    return body.map(({ name }) => name).sort();
  };

  async function pagesOf(query: string): Promise<Answer<DirectoryUser[]>[]> {
    const pages: Answer<DirectoryUser[]>[] = [];
    let path: string | undefined = query;
    while (path !== undefined) {
      const page: Answer<DirectoryUser[]> = await api.call<DirectoryUser[]>(null, `GET /api/users${path}`);
      pages.push(page);
      path = /<\/api\/users([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    return pages;
  }

  it.each([
    ['', ['Ana', 'Bo', 'ÇELIK']],
    ['?search=celik', ['ÇELIK']],
    ['?search=bö', ['Bo']],
    ['?search=mongo', ['ÇELIK']],
    ['?search=100%25', ['Ana']],
    ['?search=%25s', []],
    ['?search=physics%20·%202nd', ['Bo']],
    ['?search=art', ['ÇELIK']],
    ['?tech=go', ['Ana', 'ÇELIK']],
    ['?tech=react,python', ['ÇELIK']],
    ['?tech=golang', ['Ana']],
    ['?tech=k8s,reactjs', ['ÇELIK']],
    ['?search=reactjs', ['ÇELIK']],
    ['?search=golang', ['Ana']],
    ['?tech=maps', []],
    ['?availability=Not%20available', ['Ana']],
    ['?availability=Open%20to%20Collaborate', ['Bo']],
    ['?availability=Actively%20Looking', []],
    ['?tech=go&availability=Available%20for%20work', ['ÇELIK']],
  ])('asked for %s finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([1, 2, 3])(
    'lists last who is not available, and before them who says nothing, on pages of %i',
    async (limit) => {
      const away = await aPerson(api, { name: 'Away', availability: 'Not available' });
      const bare = await aPerson(api, { name: '' });
      const withRole = await aPerson(api, { name: 'Di', roles: ['Designer'] });
      const unnamed = await aPerson(api, { name: '', skills: [{ skillId: 'Go' }] });
      const pages = await pagesOf(`?limit=${limit}`);
      const found = pages.flatMap(({ body }) => body.map(({ id }) => id));
      await api.database.query('DELETE FROM users WHERE id = ANY($1)', [
        [away, bare, withRole, unnamed].map(({ profileId }) => profileId),
      ]);
      const listed = pages.flatMap(({ body }) => body.map(({ name }) => name));
      expect(listed).toEqual(['Di', 'ÇELIK', '', '', 'Bo', 'Ana', 'Away']);
      expect(found.slice(2, 4)).toEqual([unnamed.profileId, bare.profileId]);
      expect(new Set(pages.map(({ headers }) => headers.get(TOTAL_COUNT_HEADER)))).toEqual(new Set(['7']));
    },
  );

  it.each(['', '?sort=fit'])('lists the caller last on their page, asked for "%s"', async (query) => {
    const newest = await aPerson(api, { name: 'Newest', roles: ['Designer'] });
    const seen = async (caller: typeof newest | null) =>
      (await api.call<DirectoryUser[]>(caller, `GET /api/users${query}`)).body.map(({ name }) => name);
    const [visitors, own] = [await seen(null), await seen(newest)];
    await api.database.query('DELETE FROM users WHERE id = $1', [newest.profileId]);
    expect(visitors[0]).toBe('Newest');
    expect(own).toEqual([...visitors.slice(1), 'Newest']);
  });

  it('goes on from a cursor of the order before, and leaves nobody out', async () => {
    const [bo] = await api.database.query(
      `SELECT id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "sortValue" FROM users WHERE name = 'Bo'`,
    );
    expect(await names(`?cursor=${writeCursor({ ...bo, part: 1 })}`)).toEqual(['Ana']);
    const { status, body } = await api.call(null, `GET /api/users?cursor=${writeCursor({ ...bo, part: 4 })}`);
    expect([status, body]).toMatchObject([400, { error: expect.stringContaining('cursor') }]);
  });

  it('is read by name, page by page, whoever has no name last', async () => {
    const person = await aPerson(api, { name: '' });
    const found = (await pagesOf('?limit=1&sort=name')).flatMap(({ body }) => body);
    await api.database.query('DELETE FROM users WHERE id = $1', [person.profileId]);
    expect(found.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'ÇELIK', '']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(4);
  });

  it('shows a visitor neither e-mails, uids nor contacts', async () => {
    const { body, headers } = await api.call<DirectoryUser[]>(null, 'GET /api/users?search=bo');
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe('1');
    expect(body).toEqual([
      {
        id: expect.any(String),
        fit: null,
        pictureUrl: null,
        name: 'Bo',
        bio: null,
        branch: 'Physics',
        academicYear: '2nd Year',
        availability: null,
        skills: [],
        roles: [],
        interests: [],
        githubUrl: null,
        portfolioUrl: null,
        featuredProjects: [],
        hasManyInvites: false,
        invitesPausedUntil: null,
        collaborationsCount: 0,
        discordOrContact: null,
      },
    ]);
  });

  it('shows no contact to somebody who has not made a profile yet', async () => {
    const { body } = await api.call<DirectoryUser[]>(aNewcomer(), 'GET /api/users?search=bo');
    expect(body.map(({ discordOrContact }) => discordOrContact)).toEqual([null]);
  });

  it('shows a person with a profile contacts as well, and still no e-mails or uids', async () => {
    const { body } = await api.call<DirectoryUser[]>(
      await aPerson(api, { name: 'Reader' }),
      'GET /api/users?search=bo',
    );
    expect(body[0]?.discordOrContact).toBe('bo#1');
    expect(JSON.stringify(body)).not.toMatch(/students\.test|uid-/);
  });

  it.each(['newest', 'fit'])('tells what a person would do in a team, in the order "%s"', async (sort) => {
    const reader = await aPerson(api, { name: 'Reader' });
    await aProject(api, { owner: reader, rolesNeeded: ['Mime'] });
    await aPerson(api, { name: `Marcel ${sort}`, roles: ['Mime'] });
    const { body } = await api.call<ListedUser[]>(reader, `GET /api/users?search=marcel%20${sort}&sort=${sort}`);
    expect(body.map(({ roles }) => roles)).toEqual([['Mime']]);
  });

  it('counts the teams that a person is a member of', async () => {
    const owner = await aPerson(api, { name: 'Owner' });
    await aMember(api, await aProject(api, { owner }), owner);
    const { body } = await api.call<DirectoryUser[]>(null, 'GET /api/users?search=a%20member');
    expect(body.map(({ collaborationsCount }) => collaborationsCount)).toEqual([1]);
  });

  it('shows contacts to a stranger, a member and an owner alike', async () => {
    const owner = await aPerson(api, { name: 'An owner' });
    const member = await aMember(api, await aProject(api, { owner }), owner);
    const readers = [await aPerson(api, { name: 'A stranger' }), member, owner];
    const answers = await Promise.all(
      readers.map((reader) =>
        api.call<DirectoryUser[]>(reader, 'GET /api/users?search=bo&tech=&availability=Open to Collaborate'),
      ),
    );
    expect(answers.map(({ body }) => body.map(({ discordOrContact }) => discordOrContact))).toEqual(
      readers.map(() => ['bo#1']),
    );
  });
});
