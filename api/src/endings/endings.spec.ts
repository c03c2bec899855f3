import type { Activity, DecideReports } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';

describe('what ends with something else', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const on = (path: string) => `/api/projects/${project.id}${path}`;
  const told = async (person: Person) =>
    new Set((await api.call<Activity[]>(person, 'GET /api/activities')).body.map(({ kind }) => kind));
  const statusFor = async (viewer: Person | null) => (await api.call(viewer, `GET ${on('')}`)).status;
  const remove = (person: Person) => api.call(person, 'DELETE /api/account');
  const leave = () => api.call(member, `POST ${on('/leave')}`);
  const decide = (action: DecideReports['action'], { profileId }: Person) =>
    api.call(anOps(), `POST /api/abuse-reports/person/${profileId}/decisions`, { body: { action, reason: 'Spam' } });
  const handOver = async () => {
    await api.call(owner, `PUT ${on('/handover')}`, { body: { userId: member.uid } });
    return api.call(member, `POST ${on('/handover/acceptance')}`);
  };

  it.each([
    ['with the project', () => api.call(owner, `DELETE ${on('')}`)],
    ['with the place', leave],
    ['with the account of the member', () => remove(member)],
    ['as soon as the project is over', () => api.call(owner, `PATCH ${on('')}`, { body: { status: 'Completed' } })],
    ['with the account of the owner', () => remove(owner)],
  ])('is the question whether a member is still there: %s', async (_, act) => {
    const other = await aMember(api, project, owner);
    await api.database.query(
      'UPDATE project_members SET asked_at = now(), missed_check_ins = 1, next_check_in_at = now() WHERE user_id = $1',
      [member.profileId],
    );
    await runJobs(api, 'ask_to_check_in');
    expect([await told(member), await told(other)]).toEqual([
      new Set(['team_asks_after_you']),
      new Set(['check_in_missed']),
    ]);
    await act();
    expect(await told(member)).not.toContain('team_asks_after_you');
    expect(await told(other)).not.toContain('check_in_missed');
  });

  it.each([
    ['with the project', () => api.call(owner, `DELETE ${on('')}`)],
    ['with the place', leave],
  ])('is the question whether a member goes on after their last day: %s', async (_, act) => {
    const commitment = { hoursPerWeek: null, until: '2026-01-01' };
    await api.call(member, `POST ${on('/check-ins')}`, { body: { commitment } });
    await runJobs(api, 'ask_who_goes_on');
    expect(await told(member)).toContain('commitment_ends');
    await act();
    expect(await told(member)).not.toContain('commitment_ends');
  });

  it('is the offer to own the project, with the place of the member', async () => {
    await api.call(owner, `PUT ${on('/handover')}`, { body: { userId: member.uid } });
    expect(await told(member)).toContain('handover_offered');
    await leave();
    expect(await told(member)).not.toContain('handover_offered');
    expect(await told(owner)).toEqual(new Set(['left_team']));
  });

  it('is the offer to one member, where another one is asked', async () => {
    const other = await aMember(api, project, owner);
    for (const { uid } of [member, other, other])
      await api.call(owner, `PUT ${on('/handover')}`, { body: { userId: uid } });
    expect([await told(member), await told(other)]).toEqual([new Set(), new Set(['handover_offered'])]);
  });

  it('is all that waits for an owner who deletes their account: the others are told', async () => {
    const [invited, interested] = [await aPerson(api), await aPerson(api)];
    await anInvite(api, project, { sender: owner, receiver: invited });
    await api.call(interested, 'POST /api/interests', { body: { userId: interested.uid, projectId: project.id } });
    await remove(owner);
    expect(await told(member)).toEqual(new Set(['project_archived']));
    expect(await told(invited)).toEqual(new Set(['project_archived', 'invite_withdrawn']));
    expect(await told(interested)).toEqual(new Set(['interest_closed']));
  });

  it('is what others see of a project, where its owner is hidden', async () => {
    await decide('hide', member);
    expect(await statusFor(null)).toBe(200);
    expect((await handOver()).status).toBe(204);
    expect(await statusFor(null)).toBe(404);
    const { body } = await api.call<{ id: string }>(member, 'POST /api/projects', { body: { title: 'Another' } });
    expect((await api.call(null, `GET /api/projects/${body.id}`)).status).toBe(404);
    await decide('show', member);
    expect(await statusFor(null)).toBe(200);
    expect((await api.call(null, `GET /api/projects/${body.id}`)).status).toBe(200);
  });

  it('is no longer what others see of a project whose hidden owner is gone', async () => {
    await decide('suspend', owner);
    expect(await statusFor(null)).toBe(404);
    await decide('reinstate', owner);
    await decide('hide', owner);
    await remove(owner);
    expect(await statusFor(null)).toBe(200);
  });

  it('is interest, where a person is hidden: its owner does not read of it any more', async () => {
    const person = await aPerson(api);
    await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: project.id } });
    expect(await told(owner)).toContain('interest_shown');
    await decide('hide', person);
    await decide('show', person);
    expect(await told(owner)).not.toContain('interest_shown');
  });
});
