import { DEADLINE_NEAR_DAYS } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { activityCalls } from '../testing/activity-calls.ts';
import { aMember, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

describe('what others do', () => {
  let api: TestApi;
  let other: TestApi;
  let owner: Person;
  let member: Person;
  let person: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    person = await aPerson(api, { name: 'Pia' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(async () => {
    await api.stop();
    await other.stop();
  });

  const { activitiesOf, told, invite, keepUp } = activityCalls(() => ({ api, owner, person, project }));
  const on = (path: string) => `/api/projects/${project.id}${path}`;
  const change = (body: object) => api.call(owner, `PATCH ${on('')}`, { body });

  it('is told the others on the team when somebody leaves', async () => {
    const second = await aMember(api, project, owner);
    await api.call(member, `POST ${on('/leave')}`);
    expect(await told(owner, second, member)).toEqual([['left_team A member'], ['left_team A member'], []]);
  });

  it('is told who is removed, with the words, and the others that they are gone', async () => {
    const second = await aMember(api, project, owner);
    await change({ collaborationType: 'Invite only' });
    await api.call(owner, `POST ${on('/removals')}`, { body: { userId: member.uid, words: 'Thank you.' } });
    expect(await told(owner, second)).toEqual([[], ['left A member']]);
    expect(await activitiesOf(member)).toMatchObject([
      { kind: 'removed', words: 'Thank you.', project: { id: null, title: 'Star Map', isOnTeam: false }, person: null },
    ]);
  });

  it('is told in each step of a handover', async () => {
    const second = await aMember(api, project, owner);
    const offer = () => api.call(owner, `PUT ${on('/handover')}`, { body: { userId: member.uid } });
    await offer();
    expect(await told(owner, member, second)).toEqual([[], ['handover_offered Olga'], []]);
    await api.call(owner, `DELETE ${on('/handover')}`);
    expect(await told(member)).toEqual([[]]);
    await offer();
    await api.call(member, `DELETE ${on('/handover')}`);
    expect(await told(owner)).toEqual([['handover_declined A member']]);
    await offer();
    await invite();
    await api.call(member, `POST ${on('/handover/acceptance')}`);
    const [ofOwner, ofMember, ofSecond, ofPerson] = await told(owner, member, second, person);
    expect(ofOwner).toEqual(['handover_accepted A member', 'handover_declined A member']);
    expect(ofMember).toEqual(['handover_offered Olga', 'handover_offered Olga']);
    expect((await activitiesOf(member)).map(({ outcome }) => outcome)).toEqual(['ended', 'ended']);
    expect([ofSecond, ofPerson]).toEqual([['owner_changed A member'], ['invite_withdrawn Olga']]);
  });

  it('is told, once they own a project, of each who waits for its owner, but not of whom they have blocked', async () => {
    const others = [await aPerson(api, { name: 'Wanda' }), await aPerson(api, { name: 'Bert' })];
    for (const other of others) {
      const body = { userId: other.uid, projectId: project.id, words: 'Please.' };
      await api.call(other, 'POST /api/interests', { body });
    }
    await api.call(member, 'POST /api/blocks', { body: { userId: others[1]?.uid } });
    await api.call(owner, `PUT ${on('/handover')}`, { body: { userId: member.uid } });
    await api.call(member, `POST ${on('/handover/acceptance')}`);
    expect(await told(member)).toEqual([['interest_shown Wanda', 'handover_offered Olga']]);
    expect((await activitiesOf(member))[0]).toMatchObject({ words: 'Please.', isRead: false });
  });

  it('is told whose invite and interest a finished project closes, and that nobody else did', async () => {
    await invite();
    const interested = await aPerson(api);
    await api.call(interested, 'POST /api/interests', { body: { userId: interested.uid, projectId: project.id } });
    await change({ status: 'Completed' });
    expect(await told(person, interested)).toEqual([['invite_finished'], ['interest_finished']]);
  });

  it('is told whom it concerns when a project is archived, and when it is deleted', async () => {
    await invite();
    const interested = await aPerson(api);
    await api.call(interested, 'POST /api/interests', { body: { userId: interested.uid, projectId: project.id } });
    await change({ status: 'Archived' });
    await change({ status: 'Archived' });
    const archived = ['project_archived'];
    expect(await told(member, person, interested)).toEqual([archived, archived, ['interest_closed']]);
    const outcome = async () => (await activitiesOf(member)).map((activity) => activity.outcome);
    expect(await outcome()).toEqual([null]);
    await change({ status: 'Open' });
    expect(await outcome()).toEqual(['ended']);
    await api.call(owner, `DELETE ${on('')}`);
    expect(await told(member, person)).toEqual([
      ['project_deleted', 'project_archived'],
      ['project_deleted', 'project_archived'],
    ]);
    expect((await activitiesOf(member)).map((activity) => activity.project)).toEqual([
      { id: null, title: 'Star Map', isOnTeam: false },
      { id: null, title: 'Star Map', isOnTeam: false },
    ]);
    expect(await told(owner)).toEqual([['interest_shown Somebody']]);
  });

  it('is not what a deadline comes near by: the team is told three days before, once for each deadline and day', async () => {
    await change({ deadline: inDays(DEADLINE_NEAR_DAYS + 2) });
    await keepUp();
    expect(await told(owner, member)).toEqual([[], []]);
    await change({ deadline: inDays(DEADLINE_NEAR_DAYS - 1) });
    await Promise.all([api, other, api, other].map(keepUp));
    expect(await told(owner, member)).toEqual([['deadline_near'], ['deadline_near']]);
    await change({ deadline: inDays(DEADLINE_NEAR_DAYS - 2) });
    await keepUp();
    expect(await told(member)).toEqual([['deadline_near']]);
    await api.database.query(
      `UPDATE activities SET created_at = created_at - interval '25 hours' WHERE project_id = $1`,
      [project.id],
    );
    await change({ deadline: inDays(DEADLINE_NEAR_DAYS - 1) });
    await keepUp();
    expect(await told(member)).toEqual([['deadline_near', 'deadline_near']]);
  });
});
