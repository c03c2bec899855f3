import {
  type Activity,
  DEADLINE_NEAR_DAYS,
  INTEREST_LIFE_DAYS,
  INVITE_LIFE_DAYS,
  INVITE_REMINDER_DAYS,
  type Interest,
} from '@crewdeck/contract';
import { InterestEntity } from '../interests/interest.entity.ts';
import { afterDeclining } from '../invites/after-invite.ts';
import { InviteEntity } from '../invites/invite.entity.ts';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';
import { ActivityEntity } from './activity.entity.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const inDays = (days: number) => daysAgo(-days).toISOString().slice(0, 'YYYY-MM-DD'.length);

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

  const activitiesOf = async (reader: Person) => (await api.call<Activity[]>(reader, 'GET /api/activities')).body;
  const told = async (...readers: Person[]) =>
    Promise.all(
      readers.map(async (reader) =>
        (await activitiesOf(reader)).map(({ kind, person: who }) => (who ? `${kind} ${who.name}` : kind)),
      ),
    );
  const invite = () => anInvite(api, project, { sender: owner, receiver: person });
  const answer = async (status: string, { id }: { id: string }) =>
    api.call(person, `PATCH /api/invites/${id}`, { body: { status } });
  const show = async (words = '') => {
    const body = { userId: person.uid, projectId: project.id, words };
    return (await api.call<Interest>(person, 'POST /api/interests', { body })).body;
  };
  const on = (path: string) => `/api/projects/${project.id}${path}`;
  const change = (body: object) => api.call(owner, `PATCH ${on('')}`, { body });
  const keepUp = (at = api) => runJobs(at, 'expire_invites', 'remind_of_invites', 'close_interests', 'tell_deadlines');

  it('is told the sender and the other members when somebody accepts, and nobody of their own doing', async () => {
    await answer('accepted', await invite());
    expect(await told(owner, member, person)).toEqual([['invite_accepted Pia'], ['joined Pia'], []]);
    expect(await activitiesOf(owner)).toEqual([
      {
        id: expect.any(String),
        kind: 'invite_accepted',
        project: { id: project.id, title: 'Star Map' },
        hackathonId: null,
        coverUrl: null,
        person: { id: person.profileId, name: 'Pia', pictureUrl: null },
        teammates: null,
        outcome: null,
        words: '',
        at: expect.any(String),
        meetsAt: null,
        isRead: false,
      },
    ]);
  });

  it('is told the sender when somebody declines, until that is taken back', async () => {
    const sent = await invite();
    await answer('declined', sent);
    expect(await told(owner, member)).toEqual([['invite_declined Pia'], []]);
    await answer('pending', sent);
    expect(await told(owner, person)).toEqual([[], []]);
  });

  it('is told the receiver when an invite is withdrawn, and each side when it expires', async () => {
    await api.call(owner, `DELETE /api/invites/${(await invite()).id}`);
    expect(await told(owner, person)).toEqual([[], ['invite_withdrawn Olga']]);
    await api.database.manager.update(
      InviteEntity,
      { id: (await invite()).id },
      { createdAt: daysAgo(INVITE_LIFE_DAYS) },
    );
    await keepUp();
    const [ofOwner, ofPerson] = await told(owner, person);
    expect(ofOwner).toEqual(['sent_invite_expired Pia']);
    expect(ofPerson).toEqual(['received_invite_expired Olga', 'invite_withdrawn Olga']);
  });

  it('is not what an invite expires by: its receiver is reminded two days before, once, however many processes look', async () => {
    const [late, early] = [await invite(), await aProject(api, { owner })];
    await anInvite(api, early, { sender: owner, receiver: person });
    const createdAt = daysAgo(INVITE_LIFE_DAYS - INVITE_REMINDER_DAYS);
    await api.database.manager.update(InviteEntity, { id: late.id }, { createdAt });
    await Promise.all([api, other, api, other].map(keepUp));
    expect(await told(owner, person)).toEqual([[], ['invite_expires_soon Olga']]);
  });

  it('is no reminder of an invite that is over, whichever job comes first', async () => {
    const createdAt = daysAgo(INVITE_LIFE_DAYS);
    await api.database.manager.update(InviteEntity, { id: (await invite()).id }, { createdAt });
    await runJobs(api, 'remind_of_invites');
    expect(await told(person)).toEqual([[]]);
  });

  it('is told the owner when interest is shown, until it is withdrawn', async () => {
    const { id } = await show('I draw maps.');
    expect(await activitiesOf(owner)).toMatchObject([{ kind: 'interest_shown', words: 'I draw maps.' }]);
    await api.call(person, `DELETE /api/interests/${id}`);
    expect(await told(owner)).toEqual([[]]);
    await show();
    expect(await told(owner, member)).toEqual([['interest_shown Pia'], []]);
  });

  it('of interest says what became of it', async () => {
    const outcome = async () => (await activitiesOf(owner)).find(({ kind }) => kind === 'interest_shown')?.outcome;
    const { id } = await show();
    expect(await outcome()).toBeNull();
    await api.call(owner, `PATCH /api/interests/${id}`, { body: { status: 'not_now' } });
    expect(await outcome()).toBe('not_now');
    await answer('accepted', await invite());
    expect(await outcome()).toBe('joined');
  });

  it('is told whose interest is answered or closed, and not who joins', async () => {
    const { id } = await show();
    await api.call(owner, `PATCH /api/interests/${id}`, { body: { status: 'not_now' } });
    expect(await told(person)).toEqual([['interest_not_now']]);
    await api.database.query(`UPDATE projects SET cover_hash = 'c0' WHERE id = $1`, [project.id]);
    const covers = async () => (await activitiesOf(person)).map(({ coverUrl }) => coverUrl);
    expect(await covers()).toEqual(['/api/pictures/c0.jpg']);
    await api.database.query(`UPDATE projects SET collaboration_type = 'Invite only' WHERE id = $1`, [project.id]);
    expect(await covers()).toEqual([null]);

    project = await aProject(api, { owner });
    await show();
    const createdAt = daysAgo(INTEREST_LIFE_DAYS);
    await api.database.manager.update(InterestEntity, { projectId: project.id }, { createdAt });
    await keepUp();
    expect(await told(person)).toEqual([['interest_closed', 'interest_not_now']]);

    project = await aProject(api, { owner });
    await show();
    await answer('accepted', await invite());
    expect(await told(person)).toEqual([['interest_closed', 'interest_not_now']]);
  });

  it('is told the others on the team when somebody leaves', async () => {
    const second = await aMember(api, project, owner);
    await api.call(member, `POST ${on('/leave')}`);
    expect(await told(owner, second, member)).toEqual([['left A member'], ['left A member'], []]);
  });

  it('is told who is removed, with the words, and the others that they are gone', async () => {
    const second = await aMember(api, project, owner);
    await change({ collaborationType: 'Invite only' });
    await api.call(owner, `POST ${on('/removals')}`, { body: { userId: member.uid, words: 'Thank you.' } });
    expect(await told(owner, second)).toEqual([[], ['left A member']]);
    expect(await activitiesOf(member)).toMatchObject([
      { kind: 'removed', words: 'Thank you.', project: { id: null, title: 'Star Map' }, person: null },
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
    await api.call(owner, `DELETE ${on('')}`);
    expect(await told(member, person)).toEqual([
      ['project_deleted', 'project_archived'],
      ['project_deleted', 'project_archived'],
    ]);
    expect((await activitiesOf(member)).map((activity) => activity.project)).toEqual([
      { id: null, title: 'Star Map' },
      { id: null, title: 'Star Map' },
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

  it('leaves no row where it is not done after all', async () => {
    const sent = await invite();
    const changing = api.database.transaction(async (manager) => {
      await afterDeclining(manager, sent);
      expect(await manager.countBy(ActivityEntity, { userId: owner.profileId, kind: 'invite_declined' })).toBe(1);
      throw new Error('It is not done after all.');
    });
    await expect(changing).rejects.toThrow('It is not done after all.');
    expect(await told(owner)).toEqual([[]]);
  });

  it('keeps a former member where they have deleted their account, and nothing that they have read of others', async () => {
    await answer('accepted', await invite());
    await api.call(person, 'DELETE /api/account');
    expect(await told(owner, member)).toEqual([
      ['left', 'invite_accepted'],
      ['left', 'joined'],
    ]);
  });
});
