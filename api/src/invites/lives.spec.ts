import { type Activity, DECLINE_UNDO_MS, INVITE_LIFE_DAYS, type Invite, type ProjectPage } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { TestApi } from '../testing/test-api.ts';
import { InviteEntity } from './invite.entity.ts';

const DAY_MS = 86_400_000;
const tooOld = () => new Date(Date.now() - INVITE_LIFE_DAYS * DAY_MS);

describe('the life of an invite', () => {
  let api: TestApi;
  let owner: Person;
  let receiver: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
    owner = await aPerson(api);
  });

  beforeEach(async () => {
    receiver = await aPerson(api);
    project = await aProject(api, { owner });
  });

  afterAll(() => api.stop());

  const invited = (values: Partial<InviteEntity> = {}) =>
    anInvite(api, project, { sender: owner, receiver, ...values });
  const answer = (id: string, status: string) => api.call(receiver, `PATCH /api/invites/${id}`, { body: { status } });
  const withdraw = (id: string, by = owner) => api.call(by, `DELETE /api/invites/${id}`);
  const received = async () => (await api.call<Invite[]>(receiver, `GET /api/invites/user/${receiver.uid}`)).body;
  const sent = async () => (await api.call<Invite[]>(owner, `GET /api/invites/sent/${owner.uid}`)).body;

  it('has a note that both read, and a day on which it ends', async () => {
    const body = { projectId: project.id, receiverId: receiver.uid, role: 'Designer', note: ' Shall we? ' };
    await api.call(owner, 'POST /api/invites', { body });
    const [invite] = await received();
    expect(invite).toMatchObject({ note: 'Shall we?', status: 'pending', declinedAt: null });
    const life = Date.parse(invite?.expiresAt ?? '') - Date.parse(invite?.createdAt ?? '');
    expect(life).toBe(INVITE_LIFE_DAYS * DAY_MS);
    expect((await sent())[0]).toMatchObject({ note: 'Shall we?' });
    const tooLong = { ...body, note: 'x'.repeat(301) };
    expect((await api.call(owner, 'POST /api/invites', { body: tooLong })).status).toBe(400);
  });

  it('is withdrawn by its sender: it leaves the list of the receiver, can be answered no more, and sent again', async () => {
    const { id } = await invited();
    expect((await withdraw(id)).status).toBe(204);
    expect(await received()).toEqual([]);
    expect((await sent()).find((invite) => invite.id === id)?.status).toBe('withdrawn');
    expect(await answer(id, 'accepted')).toMatchObject({ status: 409, body: { code: 'invite.withdrawn' } });
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'invite.withdrawn' } });
    await expect(invited()).resolves.toBeDefined();
  });

  it('is withdrawn by nobody else, and not once it is answered', async () => {
    const { id } = await invited();
    for (const person of [receiver, await aPerson(api)]) {
      expect(await withdraw(id, person)).toMatchObject({ status: 404, body: { code: 'invite.not_found' } });
    }
    await answer(id, 'declined');
    expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'invite.not_pending' } });
  });

  it('is brought to mind by its sender, once, while the project takes people', async () => {
    const remind = (id: string, by = owner) => api.call(by, `POST /api/invites/${id}/reminder`);
    const reminders = async () =>
      (await api.call<Activity[]>(receiver, 'GET /api/activities')).body.filter(
        ({ kind }) => kind === 'invite_reminder',
      );
    const { id } = await invited();
    expect((await sent())[0]).toMatchObject({ id, isReminded: false });
    for (const person of [receiver, await aPerson(api)]) {
      expect(await remind(id, person)).toMatchObject({ status: 404, body: { code: 'invite.not_found' } });
    }
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status: 'Archived' } });
    expect(await remind(id)).toMatchObject({ status: 409, body: { code: 'project.archived' } });
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status: 'Open' } });
    expect((await remind(id)).status).toBe(204);
    expect(await remind(id)).toMatchObject({ status: 409, body: { code: 'invite.already_reminded' } });
    expect((await sent())[0]).toMatchObject({ id, isReminded: true });
    expect(await reminders()).toMatchObject([{ person: { id: owner.profileId }, project: { id: project.id } }]);
    await answer(id, 'declined');
    expect(await remind(id)).toMatchObject({ status: 409, body: { code: 'invite.not_pending' } });
  });

  it('expires after its days, also before that is written down', async () => {
    const { id } = await invited({ createdAt: tooOld() });
    expect(await answer(id, 'accepted')).toMatchObject({ status: 409, body: { code: 'invite.expired' } });
    const young = await invited({ receiverId: (await aPerson(api)).profileId });
    await runJobs(api, 'expire_invites');
    expect((await received()).map(({ status }) => status)).toEqual(['expired']);
    expect(await answer(id, 'declined')).toMatchObject({ status: 409, body: { code: 'invite.expired' } });
    const { status } = await api.database.manager.findOneByOrFail(InviteEntity, { id: young.id });
    expect(status).toBe('pending');
  });

  it('ends after the lifetime that it was sent with, whatever that of new invites is', async () => {
    const long = await invited({ createdAt: tooOld(), lifeDays: 2 * INVITE_LIFE_DAYS });
    const page = await api.call<ProjectPage>(receiver, `GET /api/projects/${project.id}`);
    const [listed] = await received();
    const end = long.createdAt.getTime() + 2 * INVITE_LIFE_DAYS * DAY_MS;
    expect([listed?.expiresAt, page.body.viewer?.invite?.expiresAt].map((text) => Date.parse(text ?? ''))).toEqual([
      end,
      end,
    ]);
    const other = await aPerson(api);
    const short = await invited({
      receiverId: other.profileId,
      createdAt: new Date(Date.now() - 2 * DAY_MS),
      lifeDays: 1,
    });
    await runJobs(api, 'expire_invites');
    const { status } = await api.database.manager.findOneByOrFail(InviteEntity, { id: short.id });
    expect(status).toBe('expired');
    expect((await answer(long.id, 'accepted')).status).toBe(200);
  });

  it('is open again where a decline is taken back at once, and not later', async () => {
    const { id } = await invited();
    await answer(id, 'declined');
    expect(await answer(id, 'pending')).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect((await answer(id, 'declined')).status).toBe(200);
    const answeredAt = new Date(Date.now() - DECLINE_UNDO_MS);
    await api.database.manager.update(InviteEntity, { id }, { answeredAt });
    expect(await answer(id, 'pending')).toMatchObject({ status: 409, body: { code: 'invite.not_pending' } });
  });

  it('tells the address of the receiver only as long as they are on the team', async () => {
    const member = await aMember(api, project, owner);
    const addressOf = async () => (await sent()).find(({ receiverId }) => receiverId === member.profileId)?.receiver;
    expect(await addressOf()).toMatchObject({ isEmailConfirmed: expect.any(Boolean) });
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    expect(await addressOf()).toMatchObject({ email: null, isEmailConfirmed: null });
  });
});
