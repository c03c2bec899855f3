import type { Activity, Webhook } from '@crewdeck/contract';
import type { ProjectEntity } from '../../projects/project.entity.ts';
import { aPerson, aProject } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { TestApi } from '../../testing/test-api.ts';
import { webhookCalls } from '../../testing/webhook-calls.ts';
import { aWebhook, WebhookReceiver } from '../../testing/webhook-receiver.ts';

const MOST_TRIES = 7;

describe('what happens in a project whose webhook fails', () => {
  let api: TestApi;
  let receiver: WebhookReceiver;
  let owner: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_ORIGIN: 'https://crewdeck.test' });
  });

  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map' });
  });

  afterEach(async () => {
    await api.database.query('DELETE FROM webhooks');
    await receiver.stop();
  });

  afterAll(() => api.stop());

  const { path, sendAll, makeDue, write, logOf } = webhookCalls(() => ({ api, owner, project }));
  const only = async () => (await api.call<Webhook[]>(owner, `GET ${path()}/webhooks`)).body[0];
  const failFor = (days: number) =>
    api.database.query(`UPDATE webhooks SET failing_since = now() - $1 * interval '1 day'`, [days]);
  const test = ({ id }: Pick<Webhook, 'id'>) => api.call(owner, `POST ${path()}/webhooks/${id}/tests`);
  const idsReceived = () => receiver.received.map(({ headers }) => headers['webhook-id']);

  it('is told again under the same id, after longer and longer pauses, until it is given up', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    receiver.answerWith(503);
    await write();
    const pauses: number[] = [];
    for (let tries = 1; tries <= MOST_TRIES + 1; tries += 1) {
      await sendAll();
      const [job] = await api.database.query(
        `SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job WHERE name = 'webhook' AND state = 'created'`,
      );
      if (job) pauses.push(job.seconds);
      await makeDue();
    }
    expect(receiver.received).toHaveLength(MOST_TRIES);
    expect(new Set(idsReceived()).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(pauses).toEqual(pauses.toSorted((one, two) => one - two));
    expect(pauses.at(-1)).toBeGreaterThan(8 * 3_600);
    expect(await logOf(webhook)).toMatchObject([{ state: 'failed', outcome: 'The server answered 503.' }]);
  });

  it('arrives once the server works again, which forgets that it has failed', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    receiver.answerWith(500);
    await write();
    await sendAll();
    expect((await only())?.failingSince).not.toBeNull();
    expect(await logOf(webhook)).toMatchObject([{ state: 'waiting', outcome: 'The server answered 500.' }]);
    receiver.answerWith(200);
    await makeDue();
    await sendAll();
    expect(await logOf(webhook)).toMatchObject([{ state: 'delivered', outcome: 'The server answered 200.' }]);
    expect(await only()).toMatchObject({ failingSince: null, offSince: null });
  });

  it.each<[string, () => void, string]>([
    [
      'leads elsewhere',
      () => receiver.answerWith(302, { location: 'https://hooks.test/' }),
      "We don't follow redirects",
    ],
    [
      'breaks the connection',
      () => {
        receiver.answer = (request) => request.socket.destroy();
      },
      "We couldn't reach the server",
    ],
  ])('has not arrived where the server %s', async (_, behave, outcome) => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    behave();
    await test(webhook);
    await sendAll();
    expect(await logOf(webhook)).toMatchObject([{ state: 'failed', outcome: expect.stringContaining(outcome) }]);
  });

  it('is told no more after a week of failures, and the owner is told that', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    receiver.answerWith(500);
    await write();
    await write();
    await sendAll();
    await failFor(6.9);
    await makeDue();
    await sendAll();
    expect((await only())?.offSince).toBeNull();
    await failFor(7.1);
    await makeDue();
    await sendAll();
    expect((await only())?.offSince).not.toBeNull();
    expect((await logOf(webhook)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    await write();
    expect(await logOf(webhook)).toHaveLength(2);
    const { body } = await api.call<Activity[]>(owner, 'GET /api/activities');
    expect(body).toMatchObject([{ kind: 'webhook_off', project: { id: project.id } }]);
  });

  it('is told again once a test arrives', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    receiver.answerWith(410);
    await write();
    await sendAll();
    expect((await only())?.offSince).not.toBeNull();
    await test(webhook);
    await sendAll();
    expect((await only())?.offSince).not.toBeNull();
    receiver.answerWith(200);
    await test(webhook);
    await sendAll();
    expect(await only()).toMatchObject({ failingSince: null, offSince: null });
    await write();
    await sendAll();
    expect(receiver.messages.map(({ type }) => type)).toEqual(['note.written', 'test', 'test', 'note.written']);
  });

  it('is told as before where tests fail', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    for (const status of [500, 410]) {
      receiver.answerWith(status);
      await test(webhook);
      await sendAll();
    }
    expect((await logOf(webhook)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await only()).toMatchObject({ failingSince: null, offSince: null });
  });
});
