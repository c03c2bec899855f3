import { JOBS } from '../src/jobs/job-list.ts';
import { ApiProcess } from '../src/testing/api-process.ts';
import { aPerson, people } from '../src/testing/builders.ts';
import { eventually } from '../src/testing/eventually.ts';
import { giveLostJobsBack } from '../src/testing/give-lost-jobs-back.ts';
import { TestApi } from '../src/testing/test-api.ts';

const RECEIVERS = 6;
const PROJECTS = 100;
const { batchSize: FIRST_BATCH, limitSeconds: LIMIT_SECONDS } = JOBS.expire_invites;
/** How long after its limit a run counts as lost. */
const LAST_BATCH_SECONDS = 15;
const SECOND_BATCH = `pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;

describe('a job whose process is killed between two batches', () => {
  let api: TestApi;
  let killed: ApiProcess | undefined;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(async () => {
    await killed?.stop('SIGKILL');
    await api.stop();
  });

  const count = async (rows: string): Promise<number> =>
    (await api.database.query(`SELECT count(*)::int AS count FROM ${rows}`))[0].count;
  const jobs = (state: string) => count(`pgboss.job WHERE name = 'expire_invites' AND state = '${state}'`);
  const expired = () => count(`invites WHERE status = 'expired'`);
  const environment = () => ({ DATABASE_URL: api.databaseUrl, JOBS_INTERVAL_MS: '150' });

  it('is finished by the next run, and each person is told once', async () => {
    const owner = await aPerson(api);
    const receivers = (await people(api, RECEIVERS)).map(({ profileId }) => profileId);
    await api.database.query(
      `WITH made AS (
         INSERT INTO projects (owner_id, title) SELECT $1, 'Project ' || n FROM generate_series(1, $3::int) AS n RETURNING id)
       INSERT INTO invites (project_id, sender_id, receiver_id, role, created_at)
       SELECT made.id, $1, receiver, 'Tester', now() - interval '60 days' FROM made, unnest($2::uuid[]) AS receiver`,
      [owner.profileId, receivers, PROJECTS],
    );
    await api.database.query(`
      CREATE FUNCTION slow_down() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF (SELECT count(*) FROM invites WHERE status = 'expired') > ${FIRST_BATCH} THEN PERFORM pg_sleep(60); END IF;
      RETURN NULL; END $$`);
    await api.database.query(
      'CREATE TRIGGER slow_down AFTER UPDATE ON invites FOR EACH STATEMENT EXECUTE FUNCTION slow_down()',
    );

    killed = await ApiProcess.start({ ...environment(), DATABASE_STATEMENT_TIMEOUT_MS: '60000' });
    await eventually(async () => (await count(SECOND_BATCH)) === 1, 30_000);
    expect(await expired()).toBe(FIRST_BATCH);
    await killed.stop('SIGKILL');
    // Its connections are gone with it, and so is the batch under way.
    await api.database.query(`SELECT pg_terminate_backend(pid) FROM ${SECOND_BATCH}`);
    await api.database.query('DROP TRIGGER slow_down ON invites');
    expect([await jobs('active'), await jobs('completed')]).toEqual([1, 0]);

    await giveLostJobsBack(api);
    expect(await jobs('active')).toBe(1);
    await api.database.query(
      `UPDATE pgboss.job SET started_on = started_on - $1 * interval '1 s', singleton_on = singleton_on - interval '1 day'`,
      [LIMIT_SECONDS + LAST_BATCH_SECONDS],
    );
    await giveLostJobsBack(api);
    const next = await TestApi.start(environment());
    await eventually(async () => (await jobs('completed')) > 0);
    await next.stop();

    const all = RECEIVERS * PROJECTS;
    expect([await jobs('failed'), await expired()]).toEqual([1, all]);
    expect(await count(`activities WHERE kind IN ('sent_invite_expired', 'received_invite_expired')`)).toBe(2 * all);
  });
});
