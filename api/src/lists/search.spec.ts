import { type Project, TOTAL_COUNT_HEADER, TOTAL_MORE_HEADER } from '@crewdeck/contract';
import { aPerson } from '../testing/builders.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';

const ROWS = 20_000;
const PAGE = 100;

describe('among twenty thousand projects, a search', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' });
    const { profileId } = await aPerson(api);
    await fill(api, profileId);
  }, 60_000);

  afterAll(() => api.stop());

  const pagesOf = async (query: string, most: number) => {
    const ids: string[] = [];
    const totals = new Set<string>();
    let path: string | undefined = `?limit=${PAGE}&${query}`;
    for (let page = 0; path !== undefined && page < most; page += 1) {
      const answer: Answer<Project[]> = await api.call<Project[]>(null, `GET /api/projects${path}`);
      ids.push(...answer.body.map(({ id }) => id));
      totals.add(`${answer.headers.get(TOTAL_COUNT_HEADER)}${answer.headers.has(TOTAL_MORE_HEADER) ? '+' : ''}`);
      path = /<\/api\/projects([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return { ids, totals: [...totals] };
  };
  const everyOne = async (condition: string) => {
    const rows = await api.database.query<{ id: string }[]>(
      `SELECT id FROM projects WHERE ${condition} ORDER BY created_at DESC, id DESC`,
    );
    return rows.map(({ id }) => id);
  };

  it.each([
    ['everybody has', 'tags=all', `tag_text LIKE '%all%'`],
    ['only the newest have', 'tags=new', `tag_text LIKE '%new%'`],
    ['all but the newest have', 'tags=old', `tag_text LIKE '%old%'`],
    ['only the oldest have', 'tags=first', `tag_text LIKE '%first%'`],
    ['many have, but not the newest', 'tags=grown', `tag_text LIKE '%grown%'`],
    ['only the older half has', 'tags=faded', `tag_text LIKE '%faded%'`],
    ['one of twenty has', 'tags=some', `tag_text LIKE '%some%'`],
    ['one of three hundred has', 'tags=few', `tag_text LIKE '%few%'`],
    ['two of three hundred have, in one of two words', 'tags=few,less', `tag_text ~ 'few|less'`],
    ['few have of what is hard, too', 'tags=few&difficulty=advanced', `tag_text ~ 'few' AND difficulty = 'Advanced'`],
    ['one has as a phrase and many as words', 'tech=learning%20design', `tech_text LIKE '%learning design%'`],
    ['many have as one of two texts', 'tech=design&tags=few', `tech_text LIKE '%design%' AND tag_text LIKE '%few%'`],
    ['few have in another script', 'tech=Редкое', `tech_text LIKE '%редкое%'`],
    ['few have by another name', 'tech=k8s', `tech_text ~ 'k8s|kubernetes'`],
    ['few have by its name', 'tech=Kubernetes', `tech_text ~ 'k8s|kubernetes'`],
    ['few have by two letters', 'tech=deep%20learning', `'dl' = ANY (string_to_array(tech_text, chr(31)))`],
    ['nobody has', 'tags=nothing', 'false'],
  ])('finds what %s, in order, page by page', async (_, query, condition) => {
    const expected = await everyOne(condition);
    const { ids, totals } = await pagesOf(query, 8);
    expect(ids).toEqual(expected.slice(0, 8 * PAGE));
    expect(totals).toEqual([expected.length > 1_000 ? '1000+' : String(expected.length)]);
  });

  it('counts what few have each time that it is asked', async () => {
    const { totals: before } = await pagesOf('tags=less', 1);
    await api.database.query(
      `INSERT INTO projects (owner_id, title, tags) SELECT owner_id, 'One more', '{less}' FROM projects LIMIT 1`,
    );
    const { totals: after } = await pagesOf('tags=less', 1);
    expect(after).toEqual(before.map((total) => String(Number(total) + 1)));
  });
});

async function fill({ database }: TestApi, ownerId: string): Promise<void> {
  const runner = database.createQueryRunner();
  await runner.query('SET session_replication_role = replica');
  // Built at the end: row by row it takes most of the time.
  const [{ definition }] = await runner.query("SELECT pg_get_indexdef('projects_search'::regclass) AS definition");
  await runner.query('DROP INDEX projects_search');
  await runner.query(
    `INSERT INTO projects (owner_id, title, difficulty, tags, tech_stack, tag_text, tech_text, created_at)
     SELECT $1, 'Project ' || i, (ARRAY['Beginner', 'Intermediate', 'Advanced'])[1 + i % 3], tags, tech,
       array_to_string(tags, chr(31)), folded(array_to_string(tech, chr(31))), timestamptz '2026-01-01' - interval '40 minutes' * (i / 3)
     FROM generate_series(1, ${ROWS}) AS i, LATERAL (SELECT
       array_remove(ARRAY['all', CASE WHEN i <= 500 THEN 'new' END, CASE WHEN i > 5500 THEN 'old' END,
         CASE WHEN i > ${ROWS} - 7 THEN 'first' END, CASE WHEN i % 20 = 0 THEN 'some' END,
         CASE WHEN i > 5000 AND i % 10 = 5 THEN 'grown' END, CASE WHEN i > 10000 AND i % 6 = 1 THEN 'faded' END,
         CASE WHEN i % 300 = 1 THEN 'few' END, CASE WHEN i % 300 = 2 THEN 'less' END], NULL) AS tags,
       array_remove(ARRAY[CASE WHEN i % 600 = 5 THEN 'DL' END, CASE WHEN i % 3 = 0 THEN 'Dlib' END, 'Machine Learning', 'Web Design', CASE WHEN i = 9000 THEN 'Learning Design' END,
         CASE WHEN i % 2 = 0 THEN 'Разработка' END, CASE WHEN i % 1000 = 0 THEN 'Редкое дело' END,
         CASE WHEN i % 700 = 5 THEN 'K8s' END, CASE WHEN i % 800 = 5 THEN 'Kubernetes' END, CASE WHEN i % 900 = 5 THEN 'DL' END], NULL) AS tech) AS texts`,
    [ownerId],
  );
  // Who is changed moves to the end of the table.
  await runner.query(
    "UPDATE projects SET description = 'Changed since' WHERE id < '20000000-0000-4000-8000-000000000000'",
  );
  await runner.query('SET session_replication_role = origin');
  await runner.query(definition);
  await runner.query('VACUUM ANALYZE projects');
  await runner.release();
}
