import { setTimeout as sleep } from 'node:timers/promises';
import { JobQueue } from '../messages/job-queue.ts';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';
import { JOB_NAMES, JOBS } from './job-list.ts';

const HALF_A_DAY_SECONDS = 43_200;
const LOOKING = { JOBS_INTERVAL_MS: '150' };

describe('a job', () => {
  let api: TestApi;
  let other: TestApi;
  let owner: Person;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    [owner, person] = [await aPerson(api), await aPerson(api)];
  });

  beforeEach(() => query('DELETE FROM pgboss.job'));

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => api.database.query(sql, values);
  const runAt = (at: TestApi, everySeconds: number, run: () => Promise<void>) =>
    at.get(JobQueue).runWhenDue('expire_invites', { everySeconds, limitSeconds: 30 }, run);

  it('runs by itself, and goes on beside one that fails', async () => {
    await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver: person });
    const { id } = await aProject(api, { owner });
    await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: id } });
    for (const table of ['invites', 'interests'])
      await query(`UPDATE ${table} SET created_at = now() - interval '60 days'`);
    await query(`ALTER TABLE invites ADD CONSTRAINT broken CHECK (status = 'pending') NOT VALID`);

    const looking = await TestApi.start({ ...LOOKING, DATABASE_URL: api.databaseUrl });
    const jobsThat = async (state: string) =>
      (await query<{ name: string }>('SELECT name FROM pgboss.job WHERE state = $1', [state])).map(({ name }) => name);
    await eventually(async () => (await jobsThat('completed')).length >= JOB_NAMES.length - 1);
    const figures = await (await fetch(`${looking.url}/metrics`)).text();
    await looking.stop();
    await query('ALTER TABLE invites DROP CONSTRAINT broken');

    expect(await jobsThat('failed')).toEqual(['expire_invites']);
    expect(await query('SELECT status FROM interests')).toEqual([{ status: 'closed' }]);
    expect(figures).toContain('job_duration_seconds_count{name="expire_invites",outcome="failed"} 1');
    expect(figures).toContain('job_duration_seconds_count{name="close_interests",outcome="done"} 1');
  });

  it('that forgets deletes many rows in batches', async () => {
    await query(
      `INSERT INTO activities (user_id, kind, title, created_at)
       SELECT $1, 'project_deleted', 'Old', now() - interval '60 days' FROM generate_series(1, 12000)`,
      [person.profileId],
    );
    await query('CREATE TABLE batches (rows int)');
    await query(`CREATE FUNCTION note_batch() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO batches SELECT count(*) FROM gone; RETURN NULL; END $$`);
    await query(`CREATE TRIGGER note_batch AFTER DELETE ON activities REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_batch()`);
    await runJobs(api, 'forget_activities');
    const batches = (await query<{ rows: number }>('SELECT rows FROM batches')).map(({ rows }) => rows);
    expect(batches).toEqual([JOBS.forget_activities.batchSize, JOBS.forget_activities.batchSize, 2_000]);
  });

  it('runs once in its interval, however many processes look', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    await Promise.all([api, other, api, other].map((at) => runAt(at, HALF_A_DAY_SECONDS, run)));
    await runAt(other, HALF_A_DAY_SECONDS, run);
    expect(runs).toBe(1);
  });

  it('waits while another process is at it, in the next interval too, and then runs', async () => {
    const began: string[] = [];
    let end = () => {};
    const first = runAt(api, 1, () => {
      began.push('first');
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await eventually(async () => began.length > 0);
    await sleep(1_100);
    const second = () => runAt(other, 1, async () => void began.push('second'));
    await second();
    expect(began).toEqual(['first']);
    end();
    await first;
    await second();
    expect(began).toEqual(['first', 'second']);
  });

  it('has a queue that takes one run at a time', async () => {
    const queues = await query<{ name: string }>(`SELECT name FROM pgboss.queue WHERE policy = 'stately'`);
    expect(queues.map(({ name }) => name).sort()).toEqual([...JOB_NAMES].sort());
  });
});
