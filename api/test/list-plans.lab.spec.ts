import { TOTAL_COUNT_HEADER, TOTAL_MORE_HEADER } from '@crewdeck/contract';
import { writeCursor } from '../src/lists/cursor.ts';
import { queriesDuring } from '../src/testing/queries-during.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { BUSY_HACKATHON, BUSY_PROJECT, fillTables } from './many-rows.ts';
import { wasteOf } from './plans.ts';

/** Cursors that nobody was given, before and behind all rows. */
const MADE_UP = ['9999-12-31', '0001-01-01'].map((sortValue) =>
  writeCursor({ sortValue, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }),
);

describe('among fifty thousand rows, a list', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' });
    await fillTables(api.database);
  }, 120_000);

  afterAll(() => api.stop());

  const lastPage = async (path: string) => {
    const [oldest] = await api.database.query(
      `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "sortValue", id
       FROM ${path.slice('/api/'.length)} ORDER BY created_at, id OFFSET 20 LIMIT 1`,
    );
    return writeCursor(oldest);
  };

  it.each([
    ['/api/projects', ''],
    ['/api/projects', 'difficulty=advanced'],
    ['/api/projects', 'tech=react'],
    ['/api/projects', 'tech=go'],
    ['/api/projects', 'tech=R'],
    ['/api/projects', 'tech=c%23,c%2B%2B'],
    ['/api/projects', 'tech=q%23'],
    ['/api/projects', 'tech=zz'],
    ['/api/projects', 'tech=k8s'],
    ['/api/projects', 'tech=deep%20learning,haskell,postgres'],
    ['/api/projects', 'search=kubernetes'],
    ['/api/projects', 'tech=%25'],
    ['/api/projects', 'tech=nobody-knows-this'],
    ['/api/projects', 'tech=nobody,zz,!'],
    ['/api/projects', 'tags=web'],
    ['/api/projects', 'tags=rare-tag'],
    ['/api/projects', 'tech=react&tags=rare-tag'],
    ['/api/projects', 'tech=zz&tags=web&difficulty=beginner'],
    ['/api/projects', 'search=project%204711'],
    ['/api/projects', 'search=nobody%20wrote%20this'],
    ['/api/projects', 'search=for'],
    ['/api/projects', 'open=true'],
    ['/api/projects', 'open=true&difficulty=beginner'],
    ['/api/projects', 'open=true&sort=looking'],
    ['/api/projects', 'sort=looking'],
    ['/api/projects', 'sort=looking&difficulty=beginner'],
    ['/api/projects', 'sort=looking&tech=go'],
    ['/api/projects', 'sort=looking&tags=rare-tag'],
    ['/api/projects', 'sort=deadline'],
    ['/api/projects', 'sort=deadline&open=true'],
    ['/api/projects', 'sort=deadline&search=project%204711'],
    ['/api/projects', 'hackathon=:hackathon'],
    ['/api/projects', 'hackathon=:hackathon&open=true&sort=deadline'],
    ['/api/users', 'sort=name'],
    ['/api/users', 'sort=name&availability=Not%20available'],
    ['/api/users', 'sort=name&availability=Actively%20Looking'],
    ['/api/users', 'sort=name&search=person%204711'],
    ['/api/users', ''],
    ['/api/users', 'availability=Not%20available'],
    ['/api/users', 'availability=Actively%20Looking'],
    ['/api/users', 'search=developer'],
    ['/api/users', 'search=person%204711'],
    ['/api/users', 'search=zq'],
    ['/api/users', 'search=%E7%8E%8B'],
    ['/api/users', 'search=nobody%20is%20called%20this'],
    ['/api/users', 'tech=go'],
    ['/api/users', 'tech=q%23'],
    ['/api/users', 'tech=golang'],
    ['/api/users', 'tech=machine%20learning'],
    ['/api/users', 'search=javascript'],
    ['/api/users', 'search=k8s'],
    ['/api/users', 'tech=zz&search=developer'],
    ['/api/users', 'tech=react&search=zq&availability=Not%20available'],
    ['/api/hackathons', ''],
  ])('%s?%s looks at no large table row by row, on its first page, its last, or one made up', async (path, given) => {
    const query = given.replace(':hackathon', BUSY_HACKATHON);
    const first = await queriesDuring(api, () => api.call(null, `GET ${path}?limit=50&${query}`));
    const sent = [...first];
    if (path !== '/api/hackathons') {
      for (const cursor of [await lastPage(path), ...MADE_UP])
        sent.push(
          ...(await queriesDuring(api, () => api.call(null, `GET ${path}?limit=50&${query}&cursor=${cursor}`))),
        );
    }
    expect(first.length).toBeGreaterThan(0);
    expect(await wasteOf(api, sent)).toEqual([]);
  });

  it('tells a total that is exact up to a thousand, and that there are more', async () => {
    const totalOf = async (query: string) => {
      const { headers } = await api.call(null, `GET /api/projects?${query}`);
      return [headers.get(TOTAL_COUNT_HEADER), headers.get(TOTAL_MORE_HEADER)];
    };
    const [{ rare }] = await api.database.query(
      "SELECT count(*)::text AS rare FROM projects WHERE tag_text = 'rare-tag'",
    );
    expect(await totalOf('tags=rare-tag')).toEqual([rare, null]);
    expect(await totalOf('tech=zz')).toEqual(['0', null]);
    expect(await totalOf('tech=react')).toEqual(['1000', 'true']);
    expect(await totalOf('')).toEqual(['1000', 'true']);
  });

  it.each([
    'GET /api/projects/mine',
    'GET /api/users/:id/projects',
    'GET /api/users/:id/collaborations',
    'GET /api/users/firebase/:id',
    'GET /api/users/:id',
    'GET /api/sitemap?kind=people',
    'GET /api/sitemap?kind=projects',
    'GET /api/sitemap?kind=hackathons',
    'GET /api/invites/user/:id',
    'GET /api/invites/sent/:id',
    'GET /api/interests/user/:id',
    'GET /api/projects/:project/interests',
    'GET /api/projects/:project',
    'GET /api/invites/project/:project',
    'GET /api/activities',
    'GET /api/blocks',
    'GET /api/account/export',
    'GET /api/users?limit=50',
    'GET /api/projects?limit=50',
    'GET /api/users?limit=50&sort=fit',
    'GET /api/users?limit=50&sort=fit&project=:project',
    'GET /api/users?limit=50&sort=fit&tech=go&availability=Not%20available',
    'GET /api/projects?limit=50&sort=fit',
    'GET /api/projects?limit=50&sort=fit&tech=zz&tags=web&open=true',
  ] as const)('%s looks at no large table row by row', async (request) => {
    const call = request.replace(':id', 'busy').replace(':project', BUSY_PROJECT) as typeof request;
    const sent = await queriesDuring(api, () => api.call({ uid: 'busy', email: '1@x.test' }, call));
    expect(sent.length).toBeGreaterThan(0);
    expect(await wasteOf(api, sent)).toEqual([]);
  });
});
