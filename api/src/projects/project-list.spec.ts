import { type Project, TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { aPerson, aProject } from '../testing/builders.ts';
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
