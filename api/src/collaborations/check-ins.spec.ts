import { type Activity, CHECK_IN_DAYS, earliestDeadline, type ProjectPage } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a member who is asked whether they are still there', () => {
  const today = earliestDeadline(new Date());
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let other: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'The owner' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
    other = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const on = (path: string) => `/api/projects/${project.id}${path}`;
  const pageFor = async (person: Person) => (await api.call<ProjectPage>(person, `GET ${on('')}`)).body;
  const isAsked = async (person: Person) => (await pageFor(person)).viewer?.checkIn !== null;
  const missedBy = async (person: Person) =>
    (await pageFor(owner)).team?.find(({ id }) => id === person.profileId)?.missedCheckIns;
  const checkIn = (person: Person) => api.call(person, `POST ${on('/check-ins')}`);
  /** Each is told of what others have not done, or of what they are asked, newest first. */
  const told = async (person: Person) =>
    (await api.call<Activity[]>(person, 'GET /api/activities')).body
      .filter(({ kind }) => /check_in|asks|seat|commitment/.test(kind))
      .map((activity) => (activity.person ? `${activity.kind} ${activity.person.id}` : activity.kind));

  async function pass(days: number, keepsUp = true): Promise<void> {
    await api.database.query(
      `UPDATE project_members SET next_check_in_at = next_check_in_at - $2 * interval '1 day' WHERE project_id = $1`,
      [project.id, days],
    );
    if (keepsUp) await runJobs(api, 'ask_to_check_in');
  }

  /** Everybody else says each week that they are there. */
  async function passWeeksOfSilence(weeks: number): Promise<void> {
    for (let week = 0; week < weeks; week += 1) {
      await pass(CHECK_IN_DAYS);
      await checkIn(other);
    }
  }

  it('is asked a week after they joined, once, and has answered with one call', async () => {
    await pass(CHECK_IN_DAYS - 1);
    expect(await isAsked(member)).toBe(false);
    await pass(1);
    await runJobs(api, 'ask_to_check_in');
    expect(await isAsked(member)).toBe(true);
    expect(await told(member)).toEqual(['check_in_due']);
    expect((await checkIn(member)).status).toBe(204);
    expect(await isAsked(member)).toBe(false);
    expect(await told(member)).toEqual([]);
    expect(await told(owner)).toEqual([]);
    await pass(CHECK_IN_DAYS - 1);
    expect(await isAsked(member)).toBe(false);
    await pass(1);
    expect(await isAsked(member)).toBe(true);
  });

  it('may say so whenever they like; the owner and strangers are asked nothing', async () => {
    expect((await checkIn(member)).status).toBe(204);
    expect(await checkIn(owner)).toMatchObject({ status: 403, body: { code: 'project.not_member' } });
    expect(await checkIn(await aPerson(api))).toMatchObject({ status: 403, body: { code: 'project.not_member' } });
    await pass(CHECK_IN_DAYS);
    expect(await isAsked(owner)).toBe(false);
  });

  it('is asked after by their team once they have missed two, and told so kindly', async () => {
    await passWeeksOfSilence(2);
    expect([await missedBy(member), await told(owner)]).toEqual([1, []]);
    await passWeeksOfSilence(1);
    expect(await missedBy(member)).toBe(2);
    expect(await told(owner)).toEqual([`check_in_missed ${member.profileId}`]);
    expect(await told(other)).toEqual([`check_in_missed ${member.profileId}`]);
    expect(await told(member)).toEqual(['team_asks_after_you']);
  });

  it('may lose the seat once they have missed three, if the owner wants; then they are asked no more', async () => {
    await passWeeksOfSilence(6);
    expect(await missedBy(member)).toBe(3);
    expect(await told(owner)).toEqual([`seat_may_be_freed ${member.profileId}`, `check_in_missed ${member.profileId}`]);
    expect(await told(other)).toEqual([`check_in_missed ${member.profileId}`]);
    expect(await told(member)).toEqual(['team_asks_after_you']);
    expect((await pageFor(member)).viewer?.is).toBe('member');
    await api.call(owner, `POST ${on('/removals')}`, { body: { userId: member.uid, words: 'Thank you.' } });
    expect([await told(owner), await told(other), await told(member)]).toEqual([[], [], []]);
  });

  it('is counted anew when they come back, however late, and nobody reads of the silence any more', async () => {
    await passWeeksOfSilence(5);
    expect((await checkIn(member)).status).toBe(204);
    expect([await told(owner), await told(other), await told(member)]).toEqual([[], [], []]);
    expect(await missedBy(member)).toBe(0);
    await passWeeksOfSilence(2);
    expect(await missedBy(member)).toBe(1);
  });

  it('has missed nothing for the weeks in which no process has asked', async () => {
    await pass(CHECK_IN_DAYS);
    await pass(5 * CHECK_IN_DAYS, false);
    await runJobs(api, 'ask_to_check_in');
    await runJobs(api, 'ask_to_check_in');
    expect(await missedBy(member)).toBe(1);
  });

  it.each(['Archived', 'Completed'] as const)(
    'is asked nothing while the project is %s, and anew after it',
    async (status) => {
      await passWeeksOfSilence(3);
      const change = (to: string) => api.call(owner, `PATCH ${on('')}`, { body: { status: to } });
      await change(status);
      expect([await isAsked(member), await missedBy(member)]).toEqual([false, 0]);
      await pass(5 * CHECK_IN_DAYS);
      expect(await isAsked(member)).toBe(false);
      await change('Open');
      await pass(CHECK_IN_DAYS - 1);
      expect(await isAsked(member)).toBe(false);
      await pass(1);
      expect([await isAsked(member), await missedBy(member)]).toEqual([true, 0]);
    },
  );

  it('is passed over while somebody changes the team, and asked in the next round', async () => {
    const holder = api.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [project.id]);
    await pass(CHECK_IN_DAYS);
    expect(await isAsked(member)).toBe(false);
    await holder.rollbackTransaction();
    await holder.release();
    await runJobs(api, 'ask_to_check_in');
    expect(await isAsked(member)).toBe(true);
  });

  it('has told the team, and nobody else, how much time they have and until when', async () => {
    const join = async (said: object) => {
      const receiver = await aPerson(api);
      const { id } = await anInvite(api, project, { sender: owner, receiver });
      return [
        receiver,
        await api.call(receiver, `PATCH /api/invites/${id}`, { body: { status: 'accepted', ...said } }),
      ] as const;
    };
    const [open, { status }] = await join({ hoursPerWeek: 6, until: '2999-03-31' });
    expect(status).toBe(200);
    const [quiet] = await join({});
    for (const person of [{ hoursPerWeek: 0 }, { hoursPerWeek: 61 }, { hoursPerWeek: 2.5 }, { until: 'soon' }])
      expect((await join(person))[1].status).toBe(400);
    expect((await pageFor(member)).team).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: open.profileId, hoursPerWeek: 6, until: '2999-03-31' }),
        expect.objectContaining({ id: quiet.profileId, hoursPerWeek: null, until: null }),
      ]),
    );
    expect((await pageFor(await aPerson(api))).team).toBeNull();
  });

  it('may say anew how much time they have when they check in, and keeps what they said when they do not', async () => {
    const say = (commitment?: object) =>
      api.call(member, `POST ${on('/check-ins')}`, { body: commitment ? { commitment } : {} });
    const said = async () => (await pageFor(owner)).team?.find(({ id }) => id === member.profileId);
    expect((await say({ hoursPerWeek: 4, until: '2999-06-30' })).status).toBe(204);
    expect(await said()).toMatchObject({ hoursPerWeek: 4, until: '2999-06-30' });
    await say();
    expect(await said()).toMatchObject({ hoursPerWeek: 4, until: '2999-06-30' });
    for (const wrong of [{ hoursPerWeek: 4 }, { hoursPerWeek: 0, until: null }, { hoursPerWeek: 4, until: 'soon' }])
      expect((await say(wrong)).status).toBe(400);
    await say({ hoursPerWeek: null, until: null });
    expect(await said()).toMatchObject({ hoursPerWeek: null, until: null });
  });

  describe('until a day', () => {
    const commit = (until: string | null) =>
      api.call(member, `POST ${on('/check-ins')}`, { body: { commitment: { hoursPerWeek: 4, until } } });
    const keepUp = () => runJobs(api, 'ask_who_goes_on');

    it('is asked on it, once, whether they go on, and nobody else is told', async () => {
      await commit('2999-06-30');
      await keepUp();
      expect(await told(member)).toEqual([]);
      await commit(today);
      await keepUp();
      await keepUp();
      expect(await told(member)).toEqual(['commitment_ends']);
      expect([await told(owner), await told(other)]).toEqual([[], []]);
    });

    it('has answered once they say another day, or none, and is asked again on that', async () => {
      await commit(today);
      await keepUp();
      await commit('2999-06-30');
      expect(await told(member)).toEqual([]);
      await commit('2026-01-01');
      await keepUp();
      expect(await told(member)).toEqual(['commitment_ends']);
      await commit(null);
      await keepUp();
      expect(await told(member)).toEqual([]);
    });

    it('is asked nothing of a place that has ended, nor while the project is over', async () => {
      await commit(today);
      await api.call(owner, `PATCH ${on('')}`, { body: { status: 'Archived' } });
      await keepUp();
      expect(await told(member)).toEqual([]);
      await api.call(owner, `PATCH ${on('')}`, { body: { status: 'Open' } });
      await keepUp();
      expect(await told(member)).toEqual(['commitment_ends']);
      await api.call(member, `POST ${on('/leave')}`);
      expect(await told(member)).toEqual([]);
    });
  });
});
