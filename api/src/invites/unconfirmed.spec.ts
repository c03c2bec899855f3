import type { BulkInviteResult, Invite } from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

const unconfirmed = <One extends Account>(person: One): One => ({ ...person, isEmailConfirmed: false });

describe('an address that is not confirmed', () => {
  let api: TestApi;
  let sender: Person;
  let receiver: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    [sender, receiver] = [await anUnconfirmedPerson('Mallory'), await aPerson(api, { name: 'Rita' })];
  });

  /** Somebody who signed up with an address that might be anybody's. */
  async function anUnconfirmedPerson(name: string): Promise<Person> {
    const person = unconfirmed(await aPerson(api, { name }));
    await api.database.query('UPDATE users SET email_confirmed = false WHERE id = $1', [person.profileId]);
    return person;
  }

  const invite = (to: Person, as = sender, projectId?: string) =>
    aProject(api, { owner: as }).then(({ id }) =>
      api.call<Invite>(as, 'POST /api/invites', {
        body: { projectId: projectId ?? id, receiverId: to.uid, role: 'Tester' },
      }),
    );
  const received = async () =>
    (await api.call<Invite[]>(receiver, `GET /api/invites/user/${receiver.uid}`)).body.map((one) => one.sender);

  it('is never shown as the sender', async () => {
    expect((await invite(receiver)).status).toBe(201);
    const shown = { id: sender.profileId, name: 'Mallory', email: null, isEmailConfirmed: false, pictureUrl: null };
    expect(await received()).toEqual([shown]);
    expect((await api.call<Invite>(receiver, `PATCH ${await pathOfInvite()}`, ACCEPT)).body.sender).toEqual(shown);
  });

  it('is shown once it is confirmed, in invites that were sent before as well, with the next call of any kind', async () => {
    await invite(receiver);
    await api.call({ ...sender, isEmailConfirmed: true }, 'GET /api/projects/mine');
    const shown = {
      id: sender.profileId,
      name: 'Mallory',
      email: sender.email,
      isEmailConfirmed: true,
      pictureUrl: null,
    };
    expect(await received()).toEqual([shown]);
  });

  it('stays confirmed when an older token of the same account is used again', async () => {
    await invite(receiver);
    await api.call({ ...sender, isEmailConfirmed: true }, 'GET /api/projects/mine');
    await api.call(sender, `PATCH /api/users/firebase/${sender.uid}`, { body: { bio: 'Hello' } });
    expect(await received()).toMatchObject([{ email: sender.email, isEmailConfirmed: true }]);
  });

  it('replaces a confirmed one, and is not confirmed with it', async () => {
    const owner = await aPerson(api, { name: 'Olga' });
    await invite(receiver, owner);
    const victims = { ...unconfirmed(owner), email: 'dean@university.test' };
    await api.call(victims, `PATCH /api/users/firebase/${owner.uid}`, { body: {} });
    expect(await received()).toMatchObject([{ email: null, isEmailConfirmed: false }]);
    // Another address that is confirmed says nothing of this one.
    await api.call(owner, 'GET /api/projects/mine');
    expect(await received()).toMatchObject([{ email: null, isEmailConfirmed: false }]);
  });

  it('of a receiver is not told to the sender after they accepted either', async () => {
    const owner = await aPerson(api);
    const joining = await anUnconfirmedPerson('Jo');
    const { body } = await invite(joining, owner);
    expect(body.receiver).toMatchObject({ email: null, isEmailConfirmed: null });
    const answer = await api.call<Invite>(joining, `PATCH /api/invites/${body.id}`, ACCEPT);
    expect(answer.body.receiver).toMatchObject({ email: joining.email, isEmailConfirmed: false });
    const sent = await api.call<Invite[]>(owner, `GET /api/invites/sent/${owner.uid}`);
    expect(sent.body[0]?.receiver).toEqual({
      id: joining.profileId,
      name: 'Jo',
      email: null,
      isEmailConfirmed: false,
      pictureUrl: null,
    });
  });

  it('lets five invites be open, of one call and of many, until it is confirmed', async () => {
    const project = await aProject(api, { owner: sender, maxTeamSize: 20 });
    const crowd = await people(api, 8);
    const userIds = crowd.map(({ uid }) => uid);

    const many = await api.call<BulkInviteResult>(sender, `POST /api/projects/${project.id}/invite`, {
      body: { userIds: userIds.slice(0, 7) },
    });
    const refused = await invite(receiver, sender, project.id);
    const confirmed = await invite(receiver, { ...sender, isEmailConfirmed: true }, project.id);

    expect(many.body.map(({ created }) => created)).toEqual([true, true, true, true, true, false, false]);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'request.rate_limited',
        error: 'You have 5 open invites. Confirm your email, or wait until some are answered.',
      },
    });
    expect(confirmed.status).toBe(201);
  });

  it('hinders nothing else: a profile, a project, interest, an answer, a place in a team', async () => {
    const owner = await aPerson(api);
    const [open, another] = [await aProject(api, { owner }), await aProject(api, { owner })];
    await anInvite(api, open, { sender: owner, receiver: sender });
    const path = await pathOfInvite(sender);
    const statuses = [
      await api.call(sender, `PATCH /api/users/firebase/${sender.uid}`, { body: { bio: 'Hi' } }),
      await api.call(sender, 'POST /api/projects', { body: { title: 'Mine' } }),
      await api.call(sender, 'POST /api/interests', { body: { userId: sender.uid, projectId: another.id } }),
      await api.call(sender, `PATCH ${path}`, ACCEPT),
      await api.call(sender, `GET /api/users/${sender.uid}/collaborations`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 201, 201, 200, 200]);
  });

  it('is in no answer to a stranger, a member or the owner', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);
    await anInvite(api, project, { sender: owner, receiver: sender });
    const paths = ['/api/users', '/api/projects', `/api/projects/${project.id}`, `/api/invites/project/${project.id}`];
    for (const caller of [null, receiver, member, owner])
      for (const path of paths) {
        const { body } = await api.call<unknown>(caller, `GET ${path}`);
        expect(JSON.stringify(body)).not.toContain(sender.email);
      }
  });

  async function pathOfInvite({ profileId }: Person = receiver): Promise<`/api/invites/${string}`> {
    const [row] = await api.database.query('SELECT id FROM invites WHERE receiver_id = $1', [profileId]);
    return `/api/invites/${row.id}`;
  }
});

const ACCEPT = { body: { status: 'accepted' } };
