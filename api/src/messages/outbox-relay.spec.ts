import { DECLINE_UNDO_MS } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import { giveLostJobsBack } from '../testing/give-lost-jobs-back.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';
import type { Channel, Event } from './channel.ts';
import { JobQueue } from './job-queue.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { QueueWorker } from './queue-worker.ts';

const QUEUE = 'mail';
const channel: Channel = {
  isOn: true,
  atOnce: 10,
  queues: {},
  jobsOf: async (events: readonly Event[]) => events.map(({ id }) => ({ name: QUEUE, data: { event: id } })),
};

describe('an event', () => {
  let api: TestApi;
  let other: TestApi;
  let owner: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    owner = await aPerson(api);
  });

  beforeEach(async () => {
    await api.database.query('DELETE FROM pgboss.job');
    await api.database.query('UPDATE activities SET handed_over_at = now()');
    project = await aProject(api, { owner, maxTeamSize: 50 });
  });

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const relayAt = (process: TestApi, channels = [channel]) =>
    new OutboxRelay(process.database, process.get(JobQueue), channels);
  const workerAt = (process: TestApi, tell: (job: { event: string }) => Promise<unknown>, atOnce = 10) =>
    new QueueWorker(process.get(JobQueue), QUEUE, tell, atOnce);
  const invite = async (count: number) => {
    for (const receiver of await people(api, count)) await anInvite(api, project, { sender: owner, receiver });
  };
  const untilDone = async (outbox: OutboxRelay) => {
    while (await outbox.relay());
  };
  const events = async () =>
    (await api.database.query<{ id: string }[]>('SELECT id FROM activities WHERE project_id = $1', [project.id])).map(
      ({ id }) => id,
    );
  const jobs = async () =>
    (await api.database.query<{ event: string }[]>(`SELECT data->>'event' AS event FROM pgboss.job`)).map(
      ({ event }) => event,
    );

  it('has one job, however many processes hand over at once', async () => {
    await invite(40);
    await Promise.all([api, other, api, other].map((process) => untilDone(relayAt(process))));
    expect((await jobs()).sort()).toEqual((await events()).sort());
    expect(await jobs()).toHaveLength(40);
  });

  it('waits for the next process where one ends in the middle of handing it over', async () => {
    await invite(1);
    const failing = { ...channel, jobsOf: () => Promise.reject(new Error('The process ends here.')) };
    await expect(relayAt(api, [channel, failing]).relay()).rejects.toThrow('ends here');
    expect(await jobs()).toEqual([]);
    await untilDone(relayAt(other));
    expect(await jobs()).toEqual(await events());
  });

  it('is told nobody late: while a channel is off, it has no job', async () => {
    await invite(1);
    await untilDone(relayAt(api, [{ ...channel, isOn: false }]));
    await untilDone(relayAt(api));
    expect(await jobs()).toEqual([]);
  });

  it('that can be taken back is handed over when it no longer can', async () => {
    const receiver = await aPerson(api);
    const { id } = await anInvite(api, project, { sender: owner, receiver });
    await api.call(receiver, `PATCH /api/invites/${id}`, { body: { status: 'declined' } });
    await untilDone(relayAt(api));
    expect(await jobs()).toHaveLength(1);
    await api.database.query(`UPDATE activities SET created_at = now() - $2 * interval '1 ms' WHERE user_id = $1`, [
      owner.profileId,
      DECLINE_UNDO_MS + 1,
    ]);
    await untilDone(relayAt(api));
    expect(await jobs()).toHaveLength(2);
  });

  it('comes back to the others when a process is killed while it tells of it', async () => {
    await invite(1);
    await untilDone(relayAt(api));
    const told: unknown[] = [];
    const tell = async ({ event }: { event: string }) => void told.push(event);
    await workerAt(api, () => new Promise(() => undefined)).startDue();
    await workerAt(other, tell).drain();
    await api.database.query(`UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`);
    await giveLostJobsBack(other);
    await api.database.query(`UPDATE pgboss.job SET start_after = now() - interval '1 second'`);
    await workerAt(other, tell).drain();
    expect(told).toEqual(await events());
  });

  it('is told as soon as one before it ends, while another one goes on, and no more at a time than may be', async () => {
    await invite(4);
    await untilDone(relayAt(api));
    const ends: (() => void)[] = [];
    const worker = workerAt(api, () => new Promise<void>((end) => ends.push(end)), 2);
    await worker.startDue();
    const next = worker.startDue();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await next).toBe(true);
    expect(ends).toHaveLength(3);
    ends[2]?.();
    expect(await worker.startDue()).toBe(true);
    expect(ends).toHaveLength(4);
    for (const end of ends) end();
    await worker.finishRunning();
  });

  it('that could not be told is tried again, and not at once', async () => {
    await invite(1);
    await untilDone(relayAt(api));
    const fail = () => Promise.reject(new Error('The server says: try again later.'));
    await workerAt(api, fail).drain();
    const rows = await api.database.query('SELECT state, start_after > now() AS "isLater" FROM pgboss.job');
    expect(rows).toEqual([{ state: 'retry', isLater: true }]);
  });
});
