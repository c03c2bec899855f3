import { type Project, TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { aHackathon, aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';

const A_DAY_THAT_IS_NONE = Buffer.from('2026-02-30 0b1f9f5e-9d1a-4a0e-8f52-6f3d6a1c2b3d').toString('base64url');

describe('the project list', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    const owner = await aPerson(api);
    const sameMoment = new Date('2026-01-01T10:00:00Z');
    await aProject(api, { owner, title: 'Oldest', techStack: ['Go'], createdAt: new Date('2025-01-01') });
    await aProject(api, { owner, title: 'Mongo', techStack: ['MongoDB', 'React'], createdAt: sameMoment });
    await aProject(api, { owner, title: 'Rust', techStack: ['Rust_2'], tags: ['web'], createdAt: sameMoment });
    await aProject(api, { owner, title: 'Élan', techStack: ['ÉLIXIR'], difficulty: 'Beginner', createdAt: sameMoment });
    await aProject(api, { owner, title: 'Secret', techStack: ['Go'], collaborationType: 'Invite only' });
  });

  afterAll(() => api.stop());

  const list = (query = '') => api.call<Project[]>(null, `GET /api/projects${query}`);
  const titles = async (query: string) => (await list(query)).body.map(({ title }) => title).sort();

  it('has only projects that are open to all', async () => {
    expect(await titles('')).toEqual(['Mongo', 'Oldest', 'Rust', 'Élan']);
  });

  it.each([
    ['?tech=go', ['Mongo', 'Oldest']],
    ['?tech=rust, élixir', ['Rust', 'Élan']],
    ['?tech=react,go&tags=web', []],
    ['?tech=rust&tags=WE', ['Rust']],
    ['?difficulty=beginner', ['Élan']],
    ['?tech=t_2', ['Rust']],
    ['?tech=%25', []],
    ['?tech=_', ['Rust']],
    ['?tech=%20,%20', ['Mongo', 'Oldest', 'Rust', 'Élan']],
    ['?tech=mongodbreact', []],
    ['?tech=golang', ['Oldest']],
    ['?tech=react.js,rustlang', ['Mongo']],
    ['?search=rust%20lang', ['Rust']],
    ['?search=elan', ['Élan']],
    ['?search=Rüst', ['Rust']],
    ['?tech=elixir', ['Élan']],
    ['?tags=wéb', ['Rust']],
  ])('filtered by %s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('is read page by page, without a gap or a repetition, even among equal times', async () => {
    const seen: string[] = [];
    let path: string | undefined = '?limit=1';
    while (path !== undefined) {
      const page: Answer<Project[]> = await list(path);
      expect(page.headers.get(TOTAL_COUNT_HEADER)).toBe('4');
      seen.push(...page.body.map(({ title }) => title));
      path = /<\/api\/projects([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(4);
    expect(new Set(seen).size).toBe(4);
    expect(seen.at(-1)).toBe('Oldest');
  });

  it('keeps its filters from page to page', async () => {
    const { headers } = await list('?tech=go&limit=1');
    expect(headers.get('link')).toMatch(/^<\/api\/projects\?tech=go&limit=1&cursor=[\w-]+>; rel="next"$/);
  });

  it.each([
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?cursor=abc',
    `?cursor=${A_DAY_THAT_IS_NONE}`,
    '?difficulty=Hard',
    `?tech=${'a'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('the project list, by who looks for people', () => {
  let api: TestApi;
  let owner: Person;
  let hackathonId: string;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api);
    hackathonId = await aHackathon(api);
    const made = (day: number) => ({ owner, createdAt: new Date(Date.UTC(2026, 0, day)) });
    const description = 'Counts 100% of the bees';
    await aProject(api, { ...made(1), title: 'Oldest', deadline: '2999-02-02', hackathonId });
    await aProject(api, { ...made(2), title: 'Soon', deadline: '2999-01-01', description, techStack: ['Go'] });
    await aProject(api, { ...made(3), title: 'Same day', deadline: '2999-01-01', maxTeamSize: 2 });
    await aProject(api, { ...made(4), title: 'Completed', status: 'Completed', description, hackathonId });
    await aMember(api, await aProject(api, { ...made(5), title: 'Full', maxTeamSize: 2 }), owner);
    await aProject(api, { ...made(6), title: 'Late', deadline: '2020-01-01' });
    await aProject(api, { ...made(7), title: 'Plain Bees', maxTeamSize: 1 });
  });

  afterAll(() => api.stop());

  async function pagesOf(query: string, limit = 2): Promise<string[]> {
    const titles: string[] = [];
    const totals = new Set<string | null>();
    let path: string | undefined = `?limit=${limit}&${query}`;
    while (path !== undefined) {
      const { body, headers }: Answer<Project[]> = await api.call<Project[]>(null, `GET /api/projects${path}`);
      totals.add(headers.get(TOTAL_COUNT_HEADER));
      titles.push(...body.map(({ title }) => title));
      path = /<\/api\/projects([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect([...totals]).toEqual([String(titles.length)]);
    return titles;
  }

  const LOOKING = ['Plain Bees', 'Same day', 'Soon', 'Oldest'];
  const NEAREST = ['Soon', 'Same day'];

  it.each([1, 2, 3, 50])('shows those that look for people first, on pages of %i', async (limit) => {
    expect(await pagesOf('sort=looking', limit)).toEqual([...LOOKING, 'Late', 'Full', 'Completed']);
    expect(await pagesOf('open=true', limit)).toEqual(LOOKING);
    expect(await pagesOf('open=true&sort=looking', limit)).toEqual(LOOKING);
    expect(await pagesOf('open=false', limit)).toHaveLength(7);
  });

  it.each([1, 2, 3, 50])('shows the nearest deadlines that are not past first, on pages of %i', async (limit) => {
    const [first, second, ...others] = await pagesOf('sort=deadline', limit);
    expect([first, second].sort()).toEqual(NEAREST.sort());
    expect(others).toEqual(['Oldest', 'Plain Bees', 'Late', 'Full', 'Completed']);
  });

  it.each([
    ['search=bees', ['Plain Bees', 'Completed', 'Soon']],
    ['search=100%25', ['Completed', 'Soon']],
    ['search=bees&sort=looking', ['Plain Bees', 'Soon', 'Completed']],
    ['search=BEES&open=true&tech=go', ['Soon']],
    ['search=bees&sort=deadline', ['Soon', 'Plain Bees', 'Completed']],
    ['search=counted', []],
  ])('finds by %s what is in title or description: %j', async (query, expected) => {
    expect(await pagesOf(query)).toEqual(expected);
  });

  it('shows those that are made for one hackathon', async () => {
    expect(await pagesOf(`hackathon=${hackathonId}`)).toEqual(['Completed', 'Oldest']);
    expect(await pagesOf(`hackathon=${hackathonId}&open=true`)).toEqual(['Oldest']);
    expect(await pagesOf('hackathon=00000000-0000-4000-8000-000000000000', 1)).toEqual([]);
  });

  it('follows a team that grows, shrinks and is made larger', async () => {
    const project = await aProject(api, { owner, title: 'Changing', maxTeamSize: 2, hackathonId });
    const isListed = async () => (await pagesOf(`hackathon=${hackathonId}&open=true`)).includes('Changing');
    const member = await aMember(api, project, owner);
    expect(await isListed()).toBe(false);
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { maxTeamSize: 3 } });
    expect(await isListed()).toBe(true);
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { maxTeamSize: 2 } });
    await api.database.query('DELETE FROM invites WHERE receiver_id = $1', [member.profileId]);
    await api.database.query('DELETE FROM project_members WHERE user_id = $1', [member.profileId]);
    expect(await isListed()).toBe(true);
    await api.call(owner, `DELETE /api/projects/${project.id}`);
  });

  it.each(['open=yes', 'sort=oldest', 'hackathon=x', `search=${'a'.repeat(201)}`])('refuses %s', async (query) => {
    const refused = { status: 400, body: { code: 'request.invalid' } };
    expect(await api.call(null, `GET /api/projects?${query}`)).toMatchObject(refused);
  });
});
