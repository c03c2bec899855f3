import { type Activity, UNREAD_ACTIVITIES_HEADER } from '@crewdeck/contract';
import type { Versioned } from '../platform/http/conditional-requests.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import type { Person } from '../testing/people.ts';
import { queriesDuring, type SentQuery } from '../testing/queries-during.ts';
import { TestApi } from '../testing/test-api.ts';
import { InviteListsRepository } from './invite-lists.repository.ts';

interface Situation {
  readonly owner: Person;
  readonly receiver: Person;
  readonly projectId: string;
  readonly inviteId: string;
}

describe('the version of an invite list', () => {
  let api: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  afterAll(async () => {
    await api.stop();
    await other.stop();
  });

  const poll = (at: TestApi, list: 'user' | 'sent', { uid, email, profileId }: Person, etag?: string | null) =>
    at.call({ uid, email }, `GET /api/invites/${list}/${profileId}`, {
      headers: etag ? { 'if-none-match': etag } : {},
    });

  async function aSituation(): Promise<Situation> {
    const owner = await aPerson(api, { name: 'Olga' });
    const receiver = await aPerson(api, { name: 'Rita' });
    const project = await aProject(api, { owner });
    const invite = await anInvite(api, project, { sender: owner, receiver });
    return { owner, receiver, projectId: project.id, inviteId: invite.id };
  }

  const answer = (status: string) => (now: Situation) =>
    api.call(now.receiver, `PATCH /api/invites/${now.inviteId}`, { body: { status } });
  const rename = (person: Person, body: object) =>
    api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body });

  it.each<[string, (now: Situation) => Promise<unknown>]>([
    ['accepted', answer('accepted')],
    ['declined', answer('declined')],
    [
      'a project is renamed',
      (now) => api.call(now.owner, `PATCH /api/projects/${now.projectId}`, { body: { title: 'B' } }),
    ],
    ['a project is deleted', (now) => api.call(now.owner, `DELETE /api/projects/${now.projectId}`)],
    ['the sender is renamed', (now) => rename(now.owner, { name: 'Olga B' })],
    ['the receiver is renamed', (now) => rename(now.receiver, { name: 'Rita B' })],
    ['the sender has another e-mail', (now) => rename({ ...now.owner, email: 'new@students.test' }, {})],
    ['the receiver has another e-mail', (now) => rename({ ...now.receiver, email: 'newer@students.test' }, {})],
    [
      'one more is sent',
      async ({ owner, receiver }) => {
        const { id } = await aProject(api, { owner });
        await api.call(owner, 'POST /api/invites', {
          body: { projectId: id, receiverId: receiver.uid, role: 'Tester' },
        });
      },
    ],
    [
      'many are sent',
      async ({ owner, receiver }) => {
        const { id } = await aProject(api, { owner });
        await api.call(owner, `POST /api/projects/${id}/invite`, { body: { userIds: [receiver.uid] } });
      },
    ],
    [
      'an invite is changed by hand',
      ({ inviteId }) => api.database.query("UPDATE invites SET role = 'X' WHERE id = $1", [inviteId]),
    ],
  ])('is another for both sides when: %s', async (_, change) => {
    const now = await aSituation();
    const before = [await poll(api, 'user', now.receiver), await poll(api, 'sent', now.owner)];
    const tags = before.map(({ headers }) => headers.get('etag'));

    await change(now);

    const after = [await poll(other, 'user', now.receiver, tags[0]), await poll(other, 'sent', now.owner, tags[1])];
    expect(after.map(({ status }) => status)).toEqual([200, 200]);
    expect(after.map(({ headers }, index) => headers.get('etag') === tags[index])).toEqual([false, false]);
  });

  it('is another for the receiver when the address of the sender is confirmed', async () => {
    const { owner, receiver } = await aSituation();
    await api.database.query('UPDATE users SET email_confirmed = false WHERE id = $1', [owner.profileId]);
    const before = await poll(api, 'user', receiver);
    await other.call(owner, 'GET /api/projects/mine');
    const after = await poll(other, 'user', receiver, before.headers.get('etag'));
    expect(after).toMatchObject({ status: 200, body: [{ sender: { isEmailConfirmed: true } }] });
  });

  it('is another for the first invite of a person', async () => {
    const owner = await aPerson(api);
    const receiver = await aPerson(api);
    const empty = await poll(api, 'user', receiver);
    await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver });
    expect(await poll(api, 'user', receiver, empty.headers.get('etag'))).toMatchObject({ status: 200, body: [{}] });
  });

  it('is another with each activity that a person has not read, which are counted beside it', async () => {
    const { owner, receiver, inviteId } = await aSituation();
    const first = await poll(api, 'user', owner);
    expect(first.headers.get(UNREAD_ACTIVITIES_HEADER)).toBe('0');

    await api.call(receiver, `PATCH /api/invites/${inviteId}`, { body: { status: 'declined' } });
    const second = await poll(other, 'user', owner, first.headers.get('etag'));
    expect([second.status, second.headers.get(UNREAD_ACTIVITIES_HEADER)]).toEqual([200, '1']);
    expect((await poll(api, 'user', owner, second.headers.get('etag'))).status).toBe(304);

    const { body } = await api.call<Activity[]>(owner, 'GET /api/activities');
    await api.call(owner, 'PUT /api/activities/read', { body: { ids: body.map(({ id }) => id) } });
    const third = await poll(other, 'user', owner, second.headers.get('etag'));
    expect([third.status, third.headers.get(UNREAD_ACTIVITIES_HEADER)]).toEqual([200, '0']);
  });

  it('does not count what somebody has done whom they have blocked since', async () => {
    const { owner, receiver } = await aSituation();
    const { id } = await aProject(api, { owner });
    await api.call(receiver, 'POST /api/interests', { body: { userId: receiver.uid, projectId: id } });
    expect((await poll(api, 'user', owner)).headers.get(UNREAD_ACTIVITIES_HEADER)).toBe('1');
    await api.call(owner, 'POST /api/blocks', { body: { userId: receiver.uid } });
    expect((await poll(api, 'user', owner)).headers.get(UNREAD_ACTIVITIES_HEADER)).toBe('0');
  });

  it.each<[string, (now: Situation) => Promise<unknown>]>([
    ['nothing changes', () => Promise.resolve()],
    [
      'a project gets another description',
      (now) => api.call(now.owner, `PATCH /api/projects/${now.projectId}`, { body: { description: 'B' } }),
    ],
    ['people change what the lists do not show', (now) => rename(now.owner, { bio: 'B' })],
    [
      'others are busy',
      async () => {
        const owner = await aPerson(api);
        await aMember(api, await aProject(api, { owner }), owner);
      },
    ],
  ])('stays, and the answer of every process is 304, when %s', async (_, change) => {
    const now = await aSituation();
    const received = await poll(api, 'user', now.receiver);
    const sent = await poll(api, 'sent', now.owner);

    await change(now);

    const answers = [
      await poll(api, 'user', now.receiver, received.headers.get('etag')),
      await poll(other, 'sent', now.owner, sent.headers.get('etag')),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [304, null],
      [304, null],
    ]);
    expect(answers[0]?.headers.get('etag')).toBe(received.headers.get('etag'));
  });

  it('is all that an unchanged poll asks for, and invites are read only when something has changed', async () => {
    const { receiver } = await aSituation();
    const { headers } = await poll(api, 'user', receiver);

    const first = await queriesDuring(api, () => poll(api, 'user', receiver));
    const unchanged = await queriesDuring(api, () => poll(api, 'user', receiver, headers.get('etag')));
    const changed = await queriesDuring(api, () => poll(api, 'user', receiver, 'W/"other"'));

    const tables = (queries: SentQuery[]) => Promise.all(queries.map((query) => tablesReadBy(api, query)));
    const version = ['invite_lists', 'activities'];
    const list = expect.arrayContaining(['invite_lists', 'activities', 'invites']);
    expect(await tables(unchanged)).toEqual([version]);
    expect(await tables(changed)).toEqual([version, list]);
    expect(await tables(first)).toEqual([list]);
  });

  it('is looked up once for all who poll in one moment, and each gets their own list', async () => {
    const situations = await Promise.all([aSituation(), aSituation(), aSituation(), aSituation()]);
    const answers: Versioned[] = [];
    const queries = await queriesDuring(api, async () => {
      const lists = api.get(InviteListsRepository);
      const polls = situations.map(({ receiver }) => lists.findReceived(receiver.profileId, []));
      answers.push(...(await Promise.all(polls)));
    });
    const seen = answers.map(({ json }) => JSON.parse(json ?? '').map(({ id }: { id: string }) => id));
    expect(seen).toEqual(situations.map(({ inviteId }) => [inviteId]));
    expect(queries).toHaveLength(1);
  });

  it('is not made before a rename that could not see the new invite has ended', async () => {
    const { owner, receiver } = await aSituation();
    const project = await aProject(api, { owner });
    const rename = api.database.createQueryRunner();
    await rename.startTransaction();
    await rename.query("UPDATE users SET name = 'Meanwhile' WHERE id = $1", [receiver.profileId]);

    let isSent = false;
    const sending = anInvite(other, project, { sender: owner, receiver }).then(() => {
      isSent = true;
    });
    await eventually(async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      return (await api.database.query(waiting)).length > 0;
    });
    expect(isSent).toBe(false);
    await rename.commitTransaction();
    await rename.release();
    await sending;

    expect(await poll(api, 'sent', owner)).toMatchObject({ body: [{ receiver: { name: 'Meanwhile' } }, {}] });
  });

  it('lets people invite each other at once, one by one and many at a time', async () => {
    const [ada, ben, cleo] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    const everybody = [ada, ben, cleo];
    const rounds = Array.from({ length: 8 }, async (_, round) => {
      const calls = everybody.map(async (owner, index) => {
        const others = everybody.filter((person) => person !== owner).map(({ uid }) => uid);
        const { id } = await aProject(api, { owner });
        const at = (round + index) % 2 ? api : other;
        const body = { projectId: id, receiverId: others[round % 2], role: 'Tester' };
        const [many, one] = await Promise.all([
          at.call(owner, `POST /api/projects/${(await aProject(api, { owner })).id}/invite`, {
            body: { userIds: round % 2 ? others : others.reverse() },
          }),
          at.call(owner, 'POST /api/invites', { body }),
          rename(owner, { name: `Name ${round}` }),
        ]);
        return [many.status, one.status];
      });
      return Promise.all(calls);
    });
    expect(new Set((await Promise.all(rounds)).flat(2))).toEqual(new Set([201]));
  });
});

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

async function tablesReadBy(api: TestApi, { sql, parameters }: SentQuery): Promise<string[]> {
  const [row] = await api.database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters);
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const nodes = nodesOf(row['QUERY PLAN'][0].Plan);
  return nodes.flatMap((node) => (node['Actual Loops'] > 0 && node['Relation Name']) || []);
}
