import { INTEREST_LIFE_DAYS, INVITE_LIFE_DAYS, INVITE_REMINDER_DAYS, type Interest } from '@crewdeck/contract';
import { InterestEntity } from '../interests/interest.entity.ts';
import { afterDeclining } from '../invites/after-invite.ts';
import { InviteEntity } from '../invites/invite.entity.ts';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { activityCalls } from '../testing/activity-calls.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';
import { ActivityEntity } from './activity.entity.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

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
  const answer = async (status: string, { id }: { id: string }) =>
    api.call(person, `PATCH /api/invites/${id}`, { body: { status } });
  const show = async (words = '') => {
    const body = { userId: person.uid, projectId: project.id, words };
    return (await api.call<Interest>(person, 'POST /api/interests', { body })).body;
  };

  it('is told the sender and the other members when somebody accepts, and nobody of their own doing', async () => {
    await answer('accepted', await invite());
    expect(await told(owner, member, person)).toEqual([['invite_accepted Pia'], ['joined Pia'], []]);
    expect(await activitiesOf(owner)).toEqual([
      {
        id: expect.any(String),
        kind: 'invite_accepted',
        project: { id: project.id, title: 'Star Map', isOnTeam: true },
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

  it('of interest that was shown again says of each time what became of it', async () => {
    await show();
    await answer('declined', await invite());
    await show();
    const outcomes = async () =>
      (await activitiesOf(owner)).filter(({ kind }) => kind === 'interest_shown').map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual([null, 'closed']);
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
      ['left_team', 'invite_accepted'],
      ['left_team', 'joined'],
    ]);
  });
});
