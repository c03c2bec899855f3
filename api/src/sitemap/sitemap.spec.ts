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
});
