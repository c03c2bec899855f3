import { type AccountExport, FORMER_MEMBER, FRESH_SIGN_IN_MS, type ProjectPage } from '@crewdeck/contract';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { type Person, unsignedTokenOf } from '../testing/people.ts';
import { aPushSubscription, PUSH_KEYS } from '../testing/push-service.ts';
import { everyRow } from '../testing/scenario.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { TestApi } from '../testing/test-api.ts';

describe('an account', () => {
  let api: TestApi;
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    api = await TestApi.start(PUSH_KEYS);
    other = await aPerson(api, { name: 'Olga' });
  });

  beforeEach(async () => {
    person = await aPerson(api, { name: 'Ada', discordOrContact: 'ada#1' });
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(() => api.stop());

  const remove = (token?: string) => api.call(person, 'DELETE /api/account', token === undefined ? {} : { token });

  it('can be taken away as one document, with everything in it and no address of others', async () => {
    const mine = await aProject(api, { owner: person, title: 'Engine' });
    const theirs = await aProject(api, { owner: other, title: 'Map' });
    await anInvite(api, mine, { sender: person, receiver: other });
    await api.call(person, 'POST /api/interests', {
      body: { userId: person.uid, projectId: theirs.id, words: 'Let me', role: 'Designer' },
    });
    await anInvite(api, theirs, { sender: other, receiver: person });
    const gone = await aProject(api, { owner: other, title: 'Gone' });
    await anInvite(api, gone, { sender: other, receiver: person });
    await api.call(other, `DELETE /api/projects/${gone.id}`);
    const subject = { kind: 'project', id: theirs.id };
    await api.call(person, 'POST /api/abuse-reports', { body: { subject, category: 'other', words: 'Odd' } });
    await api.call(person, 'POST /api/blocks', { body: { userId: (await aPerson(api, { name: 'Tom' })).uid } });

    await aTeamProposal(api, await aHackathon(api, 'Jam'), [person, other]);

    await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { timeZone: 'Asia/Tokyo' } });

    const { body } = await api.call<AccountExport>(person, 'GET /api/account/export');

    const project = { id: theirs.id, title: 'Map' };
    expect(body).toMatchObject({
      profile: { name: 'Ada', email: person.email, timeZone: 'Asia/Tokyo' },
      projects: [{ title: 'Engine' }],
      memberships: [],
      invitesReceived: [{ project, person: { name: 'Olga' }, role: 'Developer', status: 'pending' }],
      invitesSent: [{ project: { title: 'Engine' }, person: { name: 'Olga' } }],
      interests: [{ project, status: 'invited', words: 'Let me', role: 'Designer' }],
      activities: [{ title: 'Gone', kind: 'project_deleted' }],
      teamSearches: [{ hackathon: { title: 'Jam' }, endedAt: null, proposals: [{ state: 'open', answer: null }] }],
      blocks: [{ name: 'Tom' }],
      reports: [{ subject, category: 'other', words: 'Odd' }],
    });
    expect(JSON.stringify(body).match(/[\w-]+@/g)).toEqual([`${person.email.split('@')[0]}@`]);
  });

  it('of a member says which teams they are on, what they have said of their time, and what they were asked', async () => {
    const member = await aMember(api, await aProject(api, { owner: other, title: 'Map' }), other);
    await api.database.query(
      `UPDATE project_members SET hours_per_week = 4, committed_until = '2030-01-31', asked_at = '2026-11-22T09:00:00Z',
         missed_check_ins = 1 WHERE user_id = $1`,
      [member.profileId],
    );
    const { body } = await api.call<AccountExport>(member, 'GET /api/account/export');
    expect(body.memberships).toMatchObject([
      {
        ...{ project: { title: 'Map' }, role: 'Developer', hoursPerWeek: 4, until: '2030-01-31', missedCheckIns: 1 },
        askedToCheckInAt: expect.stringMatching(/^2026-11-22T09:00/),
      },
    ]);
  });

  it('is deleted only by somebody who has signed in within five minutes', async () => {
    const at = (ms: number) => unsignedTokenOf(person, { auth_time: Math.floor((Date.now() - ms) / 1000) });
    const refused = { status: 401, body: { code: 'auth.not_fresh' } };
    expect(await remove(at(FRESH_SIGN_IN_MS + 2_000))).toMatchObject(refused);
    expect(await remove(unsignedTokenOf(person, { auth_time: undefined }))).toMatchObject(refused);
    expect((await api.call(person, `GET /api/users/${person.uid}`)).status).toBe(200);
    expect((await remove(at(FRESH_SIGN_IN_MS - 60_000))).status).toBe(204);
    expect((await api.call(person, `GET /api/users/${person.uid}`)).status).toBe(404);
  });

  it('leaves nothing of the person behind', async () => {
    const words = { name: 'Grace Unrepeatable', bio: 'Found a moth' };
    await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: words });
    const mine = await aProject(api, { owner: person });
    const theirs = await aProject(api, { owner: other });
    await anInvite(api, mine, { sender: person, receiver: other });
    await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: theirs.id } });
    await anInvite(api, theirs, { sender: other, receiver: person });
    await api.call(person, 'POST /api/blocks', { body: { userId: (await aPerson(api)).uid } });
    const subject = { kind: 'project', id: theirs.id };
    await api.call(person, 'POST /api/abuse-reports', { body: { subject, category: 'spam' } });
    const subscription = aPushSubscription();
    await api.call(person, 'POST /api/account/push-subscriptions', { body: subscription });
    await aTeamProposal(api, await aHackathon(api), [person, other]);
    const about = { kind: 'person', id: person.profileId };
    await api.call(other, 'POST /api/abuse-reports', { body: { subject: about, category: 'spam' } });
    await api.call(await aPerson(api), 'POST /api/blocks', { body: { userId: person.uid } });

    expect((await remove()).status).toBe(204);

    const rows = JSON.stringify(await everyRow(api));
    for (const trace of [
      person.uid,
      person.email,
      person.profileId,
      ...Object.values(words),
      mine.id,
      subscription.endpoint,
    ])
      expect(rows).not.toContain(trace);
    expect(rows).toContain(theirs.id);
  });

  it('of an owner leaves the projects to their teams, archived', async () => {
    const withTeam = await aProject(api, { owner: person, maxTeamSize: 2 });
    const member = await aMember(api, withTeam, person);
    await remove();

    const read = (viewer: Person | null) => api.call<ProjectPage>(viewer, `GET /api/projects/${withTeam.id}`);
    const { body: page } = await read(member);
    expect(page).toMatchObject({
      status: 'Archived',
      owner: FORMER_MEMBER,
      isLooking: false,
      viewer: { is: 'member' },
    });
    expect(page.team?.map(({ id }) => id)).toEqual([member.profileId]);
    expect((await read(null)).body.owner).toEqual(FORMER_MEMBER);
    const change = await api.call(member, `PATCH /api/projects/${withTeam.id}`, { body: { status: 'Open' } });
    expect(change.body.code).toBe('project.not_owner');
  });

  it.each<[string, (member: Person, id: string) => Promise<unknown>]>([
    ['leaves', (member, id) => api.call(member, `POST /api/projects/${id}/leave`)],
    ['deletes their account', (member) => api.call(member, 'DELETE /api/account')],
  ])('of an owner leaves a project of nobody when the last member %s: it is deleted', async (_, part) => {
    const project = await aProject(api, { owner: person, maxTeamSize: 3 });
    const [first, last] = [await aMember(api, project, person), await aMember(api, project, person)];
    await remove();
    const status = async () => (await api.call(null, `GET /api/projects/${project.id}`)).status;
    await part(first, project.id);
    expect(await status()).toBe(200);
    await part(last, project.id);
    expect(await status()).toBe(404);
  });

  it('of a member leaves a free seat', async () => {
    const project = await aProject(api, { owner: other, maxTeamSize: 2 });
    const member = await aMember(api, project, other);
    await api.call(member, 'DELETE /api/account');
    const { body } = await api.call<ProjectPage>(null, `GET /api/projects/${project.id}`);
    expect(body).toMatchObject({ collaborators: [], openSeats: 1 });
  });

  it('that is gone is nobody to another process after a minute, and can be made anew', async () => {
    const second = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    await second.call(person, 'POST /api/blocks', { body: { userId: other.uid } });
    await remove();
    await second.call(person, 'GET /api/blocks');
    const later = performance.now() + 61_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    const refused = { status: 403, body: { code: 'user.profile_required' } };
    expect(await second.call(person, 'POST /api/projects', { body: { title: 'Late' } })).toMatchObject(refused);
    expect((await api.call(person, 'POST /api/users', { body: { name: 'Ada' } })).status).toBe(201);
    expect((await second.call(person, 'POST /api/projects', { body: { title: 'New' } })).status).toBe(201);
    await second.stop();
  });

  it('that was made anew is deleted by a process that remembers the one before', async () => {
    const second = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    await second.call(person, 'GET /api/blocks');
    await remove();
    await api.call(person, 'POST /api/users', { body: { name: 'Ada' } });
    expect((await second.call(person, 'DELETE /api/account')).status).toBe(204);
    expect(await api.database.query('SELECT FROM users WHERE firebase_uid = $1', [person.uid])).toEqual([]);
    await second.stop();
  });

  it('of somebody without a profile is empty', async () => {
    await remove();
    const { body } = await api.call<AccountExport>(person, 'GET /api/account/export');
    expect(body).toMatchObject({ profile: null, projects: [], invitesSent: [], blocks: [], reports: [] });
    expect((await remove()).status).toBe(204);
  });
});
