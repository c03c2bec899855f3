import type { ProjectEntity } from '../projects/project.entity.ts';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import { HeldProject } from '../testing/held-project.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';

describe('while one blocks the other', () => {
  let api: TestApi;
  let owner: Person;
  let other: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    [owner, other] = [await aPerson(api), await aPerson(api)];
    project = await aProject(api, { owner });
  });

  afterAll(() => api.stop());

  const ACTS = {
    'is invited': () =>
      api.call(owner, 'POST /api/invites', {
        body: { projectId: project.id, receiverId: other.uid, role: 'Tester' },
      }),
    'is invited among many': () =>
      api.call(owner, `POST /api/projects/${project.id}/invite`, { body: { userIds: [other.uid] } }),
    'shows interest': () =>
      api.call(other, 'POST /api/interests', { body: { userId: other.uid, projectId: project.id } }),
  };
  const blockOf = (who: 'owner' | 'other') => () =>
    who === 'owner'
      ? api.call(owner, 'POST /api/blocks', { body: { userId: other.uid } })
      : api.call(other, 'POST /api/blocks', { body: { userId: owner.uid } });

  /** Both wait for the project, the first before the second. */
  async function race(first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<number[]> {
    const held = await HeldProject.hold(api, project.id);
    const earlier = first();
    await held.untilQueued(1);
    const later = second();
    await held.untilQueued(2);
    await held.release();
    return (await Promise.all([earlier, later])).map(({ status }) => status);
  }

  const waiting = async () =>
    (
      await api.database.query(
        `SELECT (SELECT count(*)::int FROM invites WHERE project_id = $1 AND status = 'pending') AS invites,
                (SELECT count(*)::int FROM interests WHERE project_id = $1 AND status IN ('shown', 'invited')) AS interests`,
        [project.id],
      )
    )[0];

  const CASES = (['owner', 'other'] as const).flatMap((who) =>
    (['is invited', 'is invited among many', 'shows interest'] as const).map((act) => [act, who] as const),
  );

  it.each(CASES)(
    'who %s first has nothing left that waits, and later is refused: blocked by the %s',
    async (act, who) => {
      expect(await race(ACTS[act], blockOf(who))).toEqual([201, 201]);
      expect(await waiting()).toEqual({ invites: 0, interests: 0 });
      await api.database.query('DELETE FROM blocks');
      await api.database.query('DELETE FROM invites');

      const [blocked, refused] = await race(blockOf(who), ACTS[act]);

      expect(blocked).toBe(201);
      expect([404, 409]).toContain(refused);
      expect(await waiting()).toEqual({ invites: 0, interests: 0 });
    },
  );

  it('and the other deletes their account, there is nobody to block', async () => {
    const held = await HeldProject.hold(api, project.id);
    const block = blockOf('owner')();
    await held.untilQueued(1);
    expect((await api.call(other, 'DELETE /api/account')).status).toBe(204);
    await held.release();
    expect(await block).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
  });

  it('who accepts an invite is on the team or finds no invite', async () => {
    await api.call(other, 'POST /api/interests', { body: { userId: other.uid, projectId: project.id } });
    const { id } = await anInvite(api, project, { sender: owner, receiver: other });
    const accept = () => api.call(other, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    expect(await race(blockOf('owner'), accept)).toEqual([201, 409]);
    expect(await waiting()).toEqual({ invites: 0, interests: 0 });
  });
});
