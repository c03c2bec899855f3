import type { BlockedPerson, BulkInviteResult, Invite } from '@crewdeck/contract';
import type { EntityManager } from 'typeorm';
import { aPerson, aProject, people } from '../src/testing/builders.ts';
import type { Person } from '../src/testing/people.ts';
import { TestApi } from '../src/testing/test-api.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = () => new Date(Date.now() - A_DAY_MS - 60_000);

/** What one person may do in a day, and in all, whichever process they talk to. */
describe('a quota', () => {
  let api: TestApi;
  let second: TestApi;
  let person: Person;

  beforeAll(async () => {
    const limits = {
      PROJECTS_PER_DAY: '4',
      PROJECTS_IN_ALL: '6',
      INTERESTS_PER_DAY: '3',
      INVITES_PER_DAY_TO_ONE: '2',
      BLOCKS_IN_ALL: '3',
    };
    api = await TestApi.start(limits);
    second = await TestApi.start({ ...limits, DATABASE_URL: api.databaseUrl });
  });

  beforeEach(async () => {
    person = await aPerson(api);
  });

  afterAll(async () => {
    await second.stop();
    await api.stop();
  });

  const at = (index: number) => (index % 2 === 0 ? api : second);
  const times = <T>(count: number, act: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));
  const someProjects = (count: number) => times(count, () => aProject(api, { owner: person }));
  /** The ledger takes no edits. */
  const aDayPasses = () =>
    api.database.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica');
      await manager.query("UPDATE quota_uses SET created_at = created_at - interval '1 day'");
    });
  const post = (index = 0) => at(index).call(person, 'POST /api/projects', { body: { title: `Project ${index}` } });

  /** Until four wait for a lock: of the table, or of each other. */
  async function allWait(manager: EntityManager): Promise<void> {
    for (let waiting = 0; waiting < 4; ) {
      const [row] = await manager.query(
        `SELECT count(*)::int AS count FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE NOT l.granted AND d.datname = current_database()`,
      );
      waiting = row.count;
    }
  }

  it('of projects holds for a day, however many are posted at once to two processes', async () => {
    const answers = await times(10, post);
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([4, 6]);
    expect(refused[0]?.body).toMatchObject({
      code: 'request.rate_limited',
      error: "You've posted 4 projects in a day. Try again tomorrow.",
    });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it('of projects holds for all identities of one confirmed address, however many are posted at once', async () => {
    const owners = [person, ...(await people(api, 3))].map((one) => ({ ...one, email: person.email }));
    for (let made = 0; made < 3; made += 1) await post();
    const answers = await api.database.transaction(async (manager) => {
      await manager.query('LOCK TABLE quota_uses IN SHARE MODE');
      const posting = times(4, (index) =>
        at(index).call(owners[index] ?? person, 'POST /api/projects', { body: { title: 'Map' } }),
      );
      await allWait(manager);
      return { posting };
    });
    const statuses = (await answers.posting).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 429, 429, 429]);
  });

  it('of projects holds in all, until one is deleted', async () => {
    const [oldest] = await times(6, () => aProject(api, { owner: person, createdAt: yesterday() }));
    const refused = await post();
    await api.call(person, `DELETE /api/projects/${oldest?.id}`);
    expect(refused).toMatchObject({
      status: 429,
      body: { error: "You own 6 projects, the most one person can have. Delete one that's over." },
    });
    expect((await post()).status).toBe(201);
  });

  it('of interest holds for a day, however much is shown at once to two processes', async () => {
    const owner = await aPerson(api);
    const projects = await times(8, () => aProject(api, { owner }));
    const answers = await times(8, (index) =>
      at(index).call(person, 'POST /api/interests', {
        body: { userId: person.uid, projectId: projects[index]?.id },
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.error).toBe(
      "You've shown interest 3 times in a day. Try again tomorrow.",
    );
    await aDayPasses();
    const next = await aProject(api, { owner });
    const again = await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: next.id } });
    expect(again.status).toBe(201);
  });

  it('of invites to one person holds for a day over all projects, declined ones included, and for no one else', async () => {
    const [receiver, other] = await people(api, 2);
    if (!receiver || !other) throw new Error('There are two.');
    const [projects, earlier] = [await someProjects(5), await someProjects(2)];
    for (const [index, { id: projectId }] of earlier.entries()) {
      if (index === 1) await aDayPasses();
      const body = { projectId, receiverId: receiver.uid };
      const { body: sent } = await api.call<Invite>(person, 'POST /api/invites', { body });
      await api.call(receiver, `PATCH /api/invites/${sent.id}`, { body: { status: 'declined' } });
    }

    const answers = await times(5, (index) =>
      at(index).call(person, 'POST /api/invites', {
        body: { projectId: projects[index]?.id, receiverId: receiver.uid },
      }),
    );
    const many = await api.call<BulkInviteResult>(person, `POST /api/projects/${projects[0]?.id}/invite`, {
      body: { userIds: [receiver.uid, other.uid] },
    });

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.error).toBe("You've invited this person 2 times in a day. Wait for their answer.");
    expect(many.body.map(({ created }) => created)).toEqual([false, true]);
  });

  it('of blocks holds in all, however many are made at once, until one is lifted', async () => {
    const others = await people(api, 6);
    const answers = await times(6, (index) =>
      at(index).call(person, 'POST /api/blocks', { body: { userId: others[index]?.uid } }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      code: 'request.rate_limited',
      error: "You've blocked 3 people, the most one person can. Unblock someone first.",
    });
    const { body: blocked } = await api.call<BlockedPerson[]>(person, 'GET /api/blocks');
    const again = await api.call(person, 'POST /api/blocks', { body: { userId: blocked[0]?.id } });
    await api.call(person, `DELETE /api/blocks/${blocked[0]?.id}`);
    const next = await api.call(person, 'POST /api/blocks', { body: { userId: (await aPerson(api)).uid } });
    expect([blocked.length, again.status, next.status]).toEqual([3, 201, 201]);
  });
});
