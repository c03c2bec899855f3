import type { BulkInviteResult } from '@crewdeck/contract';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

const ELEVEN_MINUTES_MS = 11 * 60 * 1000;

describe('the limits of invites', () => {
  let api: TestApi;
  let owner: Person;
  let receivers: Person[];

  beforeAll(async () => {
    api = await TestApi.start({ INVITES_PER_TEN_MINUTES: '6', INVITES_OUTSTANDING: '10' });
    receivers = await people(api, 10);
  });

  beforeEach(async () => {
    owner = await aPerson(api);
  });

  afterAll(() => api.stop());

  const send = (projectId: string, receiver: Person) =>
    api.call(owner, 'POST /api/invites', { body: { projectId, receiverId: receiver.uid } });

  const sendMany = (projectId: string, to: readonly Person[]) =>
    api.call<BulkInviteResult>(owner, `POST /api/projects/${projectId}/invite`, {
      body: { userIds: to.map(({ uid }) => uid) },
    });

  async function hasUsed(count: number, minutesAgo: number): Promise<void> {
    const { identity } = api.get(IdentityHasher).keysOf({ ...owner, isEmailConfirmed: true });
    await api.database.query(
      `INSERT INTO quota_uses (identity, quota, created_at)
       SELECT $1, 'invite', now() - make_interval(mins => $3) FROM generate_series(1, $2)`,
      [identity, count, minutesAgo],
    );
  }

  it('say when the next one may be sent', async () => {
    await hasUsed(6, 9);
    const project = await aProject(api, { owner });

    const refused = await send(project.id, receivers[0] ?? owner);

    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'request.rate_limited',
        error: "You've sent 6 invites in ten minutes. Wait a moment, then try again.",
      },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('forget what is more than ten minutes old', async () => {
    await hasUsed(9, 11);
    const project = await aProject(api, { owner });
    expect((await send(project.id, receivers[0] ?? owner)).status).toBe(201);
  });

  it('hold however old the open ones are, until one is answered', async () => {
    const createdAt = new Date(Date.now() - ELEVEN_MINUTES_MS);
    const crowded = await aProject(api, { owner });
    await Promise.all(receivers.map((receiver) => anInvite(api, crowded, { sender: owner, receiver, createdAt })));
    const project = await aProject(api, { owner });

    const refused = await send(project.id, receivers[0] ?? owner);
    await api.database.query(
      `UPDATE invites SET status = 'declined', answered_at = now()
       WHERE id = (SELECT id FROM invites WHERE sender_id = $1 LIMIT 1)`,
      [owner.profileId],
    );
    const sent = await send(project.id, receivers[0] ?? owner);

    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'You have 10 open invites. Wait until some are answered.' },
    });
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(sent.status).toBe(201);
  });

  it('count every invite of many', async () => {
    const project = await aProject(api, { owner });

    const { status, body } = await sendMany(project.id, receivers.slice(0, 8));
    const refused = await sendMany(project.id, receivers.slice(8, 10));

    expect([status, body.map(({ created }) => created)]).toEqual([201, [...Array(6).fill(true), false, false]]);
    expect(body.at(-1)?.code).toBe('request.rate_limited');
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
  });
});
