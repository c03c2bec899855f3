import type { SitemapEntry } from '@crewdeck/contract';
import { aHackathon, aPerson, aProject } from '../testing/builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the sitemap', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const list = (query: string) => api.call<SitemapEntry[]>(null, `GET /api/sitemap?${query}`);
  const ids = async (query: string) => (await list(query)).body.map(({ id }) => id);

  it('names people, projects that are open to all, archived ones too, and hackathons', async () => {
    const owner = await aPerson(api);
    const open = await aProject(api, { owner });
    const archived = await aProject(api, { owner, status: 'Archived' });
    await aProject(api, { owner, collaborationType: 'Invite only' });
    const hackathon = await aHackathon(api);

    expect(await ids('kind=people')).toEqual([owner.profileId]);
    expect(await ids('kind=projects')).toEqual([archived.id, open.id]);
    expect(await ids('kind=hackathons')).toEqual([hackathon]);
    const [entry] = (await list('kind=projects')).body;
    expect(entry).toEqual({ id: archived.id, updatedAt: expect.stringMatching(/^\d{4}-/) });
  });

  it('is read page by page, of up to ten thousand', async () => {
    const { headers, body } = await list('kind=projects&limit=1');
    const [, next = ''] = /<\/api\/sitemap\?([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
    expect(await ids(next)).not.toContain(body[0]?.id);
    expect((await list('kind=people&limit=10000')).status).toBe(200);
    expect((await list('kind=people&limit=10001')).status).toBe(400);
    expect((await list('limit=10')).status).toBe(400);
  });

  it('answers the last entry of a page alone, with the same link to the next', async () => {
    const owner = await aPerson(api);
    for (const _ of [1, 2, 3]) await aProject(api, { owner });
    const [page, last] = [await list('kind=projects&limit=2'), await list('kind=projects&limit=2&last=true')];
    expect(last.body).toEqual(page.body.slice(-1));
    expect(last.headers.get('link')?.replace('&last=true', '')).toBe(page.headers.get('link'));
    expect(last.headers.get('x-total-count')).toBe(page.headers.get('x-total-count'));
    expect((await list('kind=projects&limit=100&last=true')).headers.get('link')).toBeNull();
  });
});
