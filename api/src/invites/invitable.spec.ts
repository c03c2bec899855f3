import {
  type BulkInviteResult,
  type DirectoryUser,
  type ErrorBody,
  type Invite,
  invitePauseDays,
  type Person as PersonPage,
} from '@crewdeck/contract';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

const MOST = 3;
const MANY = 'Rita has too many open invites. Try again later.';

/** Whether somebody takes another invite, whichever process their senders talk to. */
describe('somebody who is invited', () => {
  let api: TestApi;
  let second: TestApi;
  let owner: Person;
  let receiver: Person;

  beforeAll(async () => {
    api = await TestApi.start({ PENDING_INVITES_RECEIVED: String(MOST) });
    second = await TestApi.start({ PENDING_INVITES_RECEIVED: String(MOST), DATABASE_URL: api.databaseUrl });
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    receiver = await aPerson(api, { name: 'Rita' });
  });

  afterAll(async () => {
    await second.stop();
    await api.stop();
  });

  const send = async (sender = owner, at = api) => {
    const { id: projectId } = await aProject(api, { owner: sender });
    return at.call<Pick<Invite, 'id'> & ErrorBody>(sender, 'POST /api/invites', {
      body: { projectId, receiverId: receiver.uid },
    });
  };

  const hasOpen = async (count: number) => {
    for (let place = 0; place < count; place += 1)
      await anInvite(api, await aProject(api, { owner }), { sender: owner, receiver });
  };

  const pause = (invitesPausedUntil: string | null) =>
    api.call<PersonPage>(receiver, `PATCH /api/users/firebase/${receiver.uid}`, { body: { invitesPausedUntil } });

  const asOthersSee = async () => {
    const { body: person } = await api.call<PersonPage>(owner, `GET /api/users/${receiver.profileId}`);
    const { body: directory } = await api.call<DirectoryUser[]>(owner, 'GET /api/users');
    const { invitesPausedUntil, hasManyInvites } = person;
    expect(directory.find(({ id }) => id === receiver.profileId)).toMatchObject({ invitesPausedUntil, hasManyInvites });
    return { invitesPausedUntil, hasManyInvites };
  };

  describe('and has as many open invites as one may receive', () => {
    it('gets no other, and the page and the directory say so beforehand, until one is answered', async () => {
      await hasOpen(MOST - 1);
      expect(await asOthersSee()).toMatchObject({ hasManyInvites: false });
      const last = await send();

      expect(await asOthersSee()).toMatchObject({ hasManyInvites: true });
      expect(await send()).toMatchObject({ status: 409, body: { code: 'invite.receiver_has_many', error: MANY } });
      await api.call(receiver, `PATCH /api/invites/${last.body.id}`, { body: { status: 'declined' } });

      expect(await asOthersSee()).toMatchObject({ hasManyInvites: false });
      expect((await send()).status).toBe(201);
    });

    it('gets no more however many send at once to two processes', async () => {
      const senders = await Promise.all(Array.from({ length: 8 }, () => aPerson(api)));
      const answers = await Promise.all(senders.map((sender, index) => send(sender, index % 2 ? api : second)));

      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
      expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.error))).toEqual(
        new Set([MANY]),
      );
    });

    it('is told apart from others of one request', async () => {
      await hasOpen(MOST);
      const other = await aPerson(api);
      const { id } = await aProject(api, { owner });
      const { body } = await api.call<BulkInviteResult>(owner, `POST /api/projects/${id}/invite`, {
        body: { userIds: [receiver.uid, other.uid] },
      });
      expect(body).toEqual([
        { userId: receiver.uid, created: false, error: MANY, code: 'invite.receiver_has_many' },
        { userId: other.uid, created: true, error: null, code: null },
      ]);
    });

    it('is asked all the same for a project that they have shown interest in, as long as that waits', async () => {
      await hasOpen(MOST);
      const { id: projectId } = await aProject(api, { owner });
      await api.call(receiver, 'POST /api/interests', { body: { userId: receiver.uid, projectId } });

      const asked = await api.call(owner, 'POST /api/invites', { body: { projectId, receiverId: receiver.uid } });

      expect([asked.status, (await send()).status]).toEqual([201, 409]);
    });

    it('is told of to nobody who may not see them', async () => {
      await hasOpen(MOST);
      await pause(invitePauseDays(new Date()).last);
      const blocked = await aPerson(api);
      await api.call(receiver, 'POST /api/blocks', { body: { userId: blocked.profileId } });

      expect(await send(blocked)).toMatchObject({ status: 404, body: { code: 'invite.receiver_not_found' } });
    });
  });

  describe('and pauses', () => {
    it('gets no other until that day, which the page and the directory say, and keeps those that wait', async () => {
      await hasOpen(1);
      const { last: until } = invitePauseDays(new Date());
      const { body: saved } = await pause(until);
      const day = new Date(until).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

      expect(saved.invitesPausedUntil).toBe(until);
      expect(await asOthersSee()).toEqual({ invitesPausedUntil: until, hasManyInvites: false });
      expect(await send()).toMatchObject({
        status: 409,
        body: { code: 'invite.receiver_paused', error: `Rita isn't taking invites until ${day}.` },
      });
      const { body: waiting } = await api.call<unknown[]>(receiver, `GET /api/invites/user/${receiver.uid}`);
      expect(waiting).toHaveLength(1);
    });

    it.each(['today', null])('takes invites again from %s on', async (day) => {
      await pause(invitePauseDays(new Date()).first);
      const { body: saved } = await pause(day && new Date().toISOString());

      expect(saved.invitesPausedUntil).toBeNull();
      expect(await asOthersSee()).toEqual({ invitesPausedUntil: null, hasManyInvites: false });
      expect((await send()).status).toBe(201);
    });

    it('pauses for ninety days at most', async () => {
      const tooFar = invitePauseDays(new Date(Date.now() + 24 * 3_600_000)).last;
      expect(await pause(tooFar)).toMatchObject({
        status: 400,
        body: { code: 'user.pause_too_long', error: 'You can pause invites for up to 90 days.' },
      });
    });
  });
});
