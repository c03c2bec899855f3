import type { ErrorBody } from '@crewdeck/contract';
import { anInvite, aProject, people } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';
import type { InviteEntity } from './invite.entity.ts';

const tooOld = () => new Date(Date.now() - 20 * 86_400_000);

describe('while invites expire', () => {
  let api: TestApi;
  let sender: Person;
  let receiver: Person;
  let invite: InviteEntity;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_POOL_SIZE: '12' });
  });

  /** Two old invites of one sender, to two projects. The list of the sender is locked before that of the receiver. */
  beforeEach(async () => {
    const crowd = (await people(api, 3)).sort((one, other) => (one.profileId < other.profileId ? -1 : 1));
    [sender, receiver] = crowd as [Person, Person];
    const old = async (to: Person) =>
      anInvite(api, await aProject(api, { owner: sender }), { sender, receiver: to, createdAt: tooOld() });
    invite = await old(receiver);
    await old(crowd[2] as Person);
  });

  afterAll(() => api.stop());

  const untilWaiting = (count: number) =>
    eventually(async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      return (await api.database.query(waiting)).length >= count;
    });

  /** The call has locked the project and the sender's list, and waits for that of the receiver when the job begins. */
  async function expireDuring(call: () => Promise<Answer<ErrorBody>>): Promise<Answer<ErrorBody>> {
    const holder = api.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM invite_lists WHERE user_id = $1 FOR UPDATE', [receiver.profileId]);
    const answer = call();
    await untilWaiting(1);
    const job = runJobs(api, 'expire_invites');
    await untilWaiting(2);
    await holder.commitTransaction();
    await holder.release();
    await job;
    return answer;
  }

  const statusOf = async () => {
    const [row] = await api.database.query('SELECT status FROM invites WHERE id = $1', [invite.id]);
    return row?.status ?? null;
  };

  it('ops can suspend a receiver', async () => {
    const subject = `person/${receiver.profileId}`;
    const body = { action: 'suspend', reason: 'A reason' };
    const call = () => api.call<ErrorBody>(anOps(), `POST /api/abuse-reports/${subject}/decisions`, { body });
    expect((await expireDuring(call)).status).toBeLessThan(300);
    expect(await statusOf()).toBe('withdrawn');
  });

  it('an owner can delete a project', async () => {
    const call = () => api.call<ErrorBody>(sender, `DELETE /api/projects/${invite.projectId}`);
    expect((await expireDuring(call)).status).toBe(204);
    expect(await statusOf()).toBeNull();
  });

  it('a receiver can delete their account', async () => {
    expect((await expireDuring(() => api.call(receiver, 'DELETE /api/account'))).status).toBe(204);
    expect(await statusOf()).toBeNull();
  });
});
