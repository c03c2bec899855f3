import { TOTAL_COUNT_HEADER, TOTAL_MORE_HEADER } from '@crewdeck/contract';
import { writeCursor } from '../src/lists/cursor.ts';
import { queriesDuring, type SentQuery } from '../src/testing/queries-during.ts';
import { TestApi } from '../src/testing/test-api.ts';

const ROWS = 50_000;
const FEWER_ROWS = 30_000;
/** Tables that grow with the product. */
const LARGE = ['users', 'projects', 'invites', 'project_members', 'interests', 'hackathons'];

/** Cursors that nobody was given, before and behind all rows. */
const MADE_UP = ['9999-12-31', '0001-01-01'].map((sortValue) =>
  writeCursor({ sortValue, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }),
);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

describe('among fifty thousand rows, a list', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' });
    await fill(api);
  }, 120_000);

  afterAll(() => api.stop());

  const lastPage = async (path: string) => {
    const [oldest] = await api.database.query(
      `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "sortValue", id
       FROM ${path.slice('/api/'.length)} ORDER BY created_at, id OFFSET 20 LIMIT 1`,
    );
    return writeCursor(oldest);
  };

  const HACKATHON = '00000000-0000-4000-8000-00000000cafe';

  it.each([
    ['/api/projects', ''],
    ['/api/projects', 'difficulty=advanced'],
    ['/api/projects', 'tech=react'],
    ['/api/projects', 'tech=go'],
    ['/api/projects', 'tech=R'],
    ['/api/projects', 'tech=c%23,c%2B%2B'],
    ['/api/projects', 'tech=q%23'],
    ['/api/projects', 'tech=zz'],
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
    ['/api/users', 'tech=zz&search=developer'],
    ['/api/users', 'tech=react&search=zq&availability=Not%20available'],
    ['/api/hackathons', ''],
  ])('%s?%s looks at no large table row by row, on its first page, its last, or one made up', async (path, given) => {
    const query = given.replace(':hackathon', HACKATHON);
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
  ] as const)('%s looks at no large table row by row', async (request) => {
    const call = request.replace(':id', 'busy') as typeof request;
    const sent = await queriesDuring(api, () => api.call({ uid: 'busy', email: '1@x.test' }, call));
    expect(sent.length).toBeGreaterThan(0);
    expect(await wasteOf(api, sent)).toEqual([]);
  });
});

/** Rows that one scan may read for one answer, whatever the size of the table: the newest that are counted are most. */
const MOST_READ = 30_000;
/** Rows that are counted for a total, each of them, in any order: which way is cheapest is the planner's choice then. */
const MOST_COUNTED = 1_001;

/** The scans of what was sent that read a whole large table, or walk through far more of it than they answer. */
async function wasteOf(api: TestApi, queries: readonly SentQuery[]): Promise<string[]> {
  const wasteful: string[] = [];
  for (const { sql, parameters } of queries) {
    const [row] = await api.database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters as unknown[]);
    for (const node of nodesOf(row['QUERY PLAN'][0].Plan))
      if (isWasteful(node)) wasteful.push(`${textOf(node)}: ${sql}`);
  }
  return wasteful;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function isWasteful(node: PlanNode): boolean {
  const isLarge = LARGE.includes(node['Relation Name'] ?? '');
  const isCount = !node['Rows Removed by Filter'] && readBy(node) <= MOST_COUNTED;
  if (isLarge && node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) return !isCount;
  return node['Node Type'].includes('Scan') && readBy(node) > MOST_READ;
}

function readBy(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

function textOf(node: PlanNode): string {
  return `${node['Node Type']} on ${node['Relation Name'] ?? node['Index Name']} reads ${readBy(node)} rows`;
}

const SKILLS = `ARRAY['React','Python','JavaScript','Node.js','TypeScript','Java','MongoDB','Django','C#','Go','R','C++']`;
const skillOf = (expression: string) => `(${SKILLS})[1 + (12 * power(${expression}, 2))::int % 12]`;

async function fill({ database }: TestApi): Promise<void> {
  const runner = database.createQueryRunner();
  // Built at the end: row by row they take most of the time.
  const indexes: { name: string; definition: string }[] = await runner.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '%USING gin%'`,
  );
  for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  for (const statement of FILL) await runner.query(statement);
  for (const { definition } of indexes) await runner.query(definition);
  await runner.query('VACUUM ANALYZE');
  await runner.release();
}

/** Written without triggers, which would take minutes for so many; so what they fill is filled here. */
const FILL = [
  `SET session_replication_role = replica`,
  `SELECT setseed(0.5)`,
  `INSERT INTO users (firebase_uid, email, name, bio, availability, skills, skill_text, search_text, created_at)
   SELECT CASE i WHEN 1 THEN 'busy' ELSE 'u' || i END, i || '@x.test', name, bio, availability,
     jsonb_build_array(jsonb_build_object('name', skill, 'level', 'Advanced')), folded(skill),
     folded(concat_ws(chr(31), name, bio, skill)), now() - interval '1 minute' * i
   FROM (SELECT i, 'Person ' || i AS name, CASE WHEN random() < 0.3 THEN 'A developer of games' ELSE 'Likes tea' END AS bio,
           CASE WHEN random() < 0.3 THEN 'Not available' ELSE 'Open to Collaborate' END AS availability,
           ${skillOf('random()')} AS skill FROM generate_series(1, ${ROWS}) AS i) AS made`,
  `INSERT INTO projects (owner_id, title, tags, tech_stack, difficulty, tag_text, tech_text, search_text, created_at,
     status, deadline)
   SELECT owner, 'Project ' || i, ARRAY[tag], ARRAY[one, two], difficulty, tag, folded(one || chr(31) || two),
     'project ' || i, now() - interval '1 minute' * i, CASE WHEN i % 5 = 0 THEN 'Completed' ELSE 'Open' END,
     CASE i % 4 WHEN 0 THEN date '2020-01-01' + (i % 100)::int WHEN 1 THEN date '2999-01-01' + (i % 100)::int END
   FROM (SELECT row_number() OVER () AS i, id AS owner, CASE WHEN random() < 0.0005 THEN 'rare-tag' ELSE 'web' END AS tag,
           ${skillOf('random()')} AS one, ${skillOf('random()')} AS two,
           (ARRAY['Beginner','Intermediate','Advanced'])[1 + (random() * 2)::int] AS difficulty FROM users) AS made`,
  `INSERT INTO hackathons (title, event_date, hackathon_link)
   SELECT 'Hackathon ' || i, date '2020-01-01' + i / 10, 'https://x.test/' || i FROM generate_series(1, ${FEWER_ROWS}) AS i`,
  `UPDATE hackathons SET id = '00000000-0000-4000-8000-00000000cafe' WHERE title = 'Hackathon 1'`,
  // A hundred hackathons, the first of which has a tenth of all projects.
  `UPDATE projects SET hackathon_id = h.id FROM hackathons h
   WHERE h.title = 'Hackathon ' || greatest(1, mod(abs(hashtext(projects.title)), 110) - 8)`,
  `CREATE TEMP TABLE person AS SELECT row_number() OVER (ORDER BY created_at DESC) AS i, id FROM users`,
  `CREATE TEMP TABLE project AS SELECT row_number() OVER (ORDER BY created_at DESC) AS i, id, owner_id FROM projects`,
  // The first person is the busy one: 500 invites each way, 500 memberships, interests and projects.
  `UPDATE projects SET owner_id = (SELECT id FROM person WHERE i = 1) WHERE id IN (SELECT id FROM project WHERE i <= 500)`,
  `INSERT INTO invites (project_id, sender_id, receiver_id, role)
   SELECT project.id, CASE WHEN project.i BETWEEN 501 AND 1000 THEN busy.id ELSE owner_id END,
     CASE WHEN project.i BETWEEN 1001 AND 1500 THEN busy.id ELSE receiver.id END, 'Tester'
   FROM project JOIN person AS receiver ON receiver.i = 1 + (project.i * 7919) % ${ROWS} JOIN person AS busy ON busy.i = 1
   WHERE owner_id <> receiver.id AND project.i <= ${FEWER_ROWS}`,
  `INSERT INTO project_members (project_id, user_id, role)
   SELECT project.id, member.id, 'Tester' FROM project
   JOIN person AS member ON member.i = CASE WHEN project.i BETWEEN 1501 AND 2000 THEN 1 ELSE 1 + (project.i * 31) % ${ROWS} END
   WHERE project.i <= ${FEWER_ROWS}`,
  'UPDATE projects p SET member_count = (SELECT count(*) FROM project_members m WHERE m.project_id = p.id)',
  'INSERT INTO interests (project_id, user_id) SELECT project_id, user_id FROM project_members',
  `SET session_replication_role = origin`,
];
