import { anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';

describe('while somebody deletes their account', () => {
  let api: TestApi;
  let leaving: Person;
  let last: Person;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE: '12' });
  });

  /** Who all have declined each other's invites, in the order in which they are locked. */
  beforeEach(async () => {
    const crowd = (await people(api, 3)).sort((one, another) => (one.profileId < another.profileId ? -1 : 1));
    for (const owner of crowd) {
      const project = await aProject(api, { owner });
      for (const receiver of crowd.filter((one) => one !== owner))
        await anInvite(api, project, { sender: owner, receiver, status: 'declined' });
    }
    [leaving, , last] = crowd as [Person, Person, Person];
  });

  afterAll(() => api.stop());

  const untilWaiting = (count: number) =>
    eventually(async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      return (await api.database.query(waiting)).length >= count;
    });

  /** The deletion stands still in its middle until the other call waits for it, or is done. */
  async function meanwhile<T>(call: () => Promise<Answer<T>>): Promise<[Answer, Answer<T>]> {
    const holder = api.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM invite_lists WHERE user_id = $1 FOR UPDATE', [last.profileId]);
    const deletion = api.call(leaving, 'DELETE /api/account');
    await untilWaiting(1);
    const answer = call();
    await Promise.race([answer, untilWaiting(2)]);
    await holder.commitTransaction();
    await holder.release();
    return [await deletion, await answer];
  }

  it('they can do so a second time', async () => {
    const answers = await meanwhile(() => api.call(leaving, 'DELETE /api/account'));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('nobody can invite them any more', async () => {
    const inviter = await aPerson(api);
    const { id } = await aProject(api, { owner: inviter });
    const body = { projectId: id, receiverId: leaving.uid, role: 'Tester' };
    const [deletion, invite] = await meanwhile(() => api.call(inviter, 'POST /api/invites', { body }));
    expect(deletion.status).toBe(204);
    expect(invite).toMatchObject({ status: 404, body: { code: 'invite.receiver_not_found' } });
  });
});
