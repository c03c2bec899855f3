import {
  type CreatedWebhook,
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type WebhookSecret,
} from '@crewdeck/contract';
import type { ProjectEntity } from '../../projects/project.entity.ts';
import { aMember, aPerson, aProject } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { everyRow } from '../../testing/scenario.ts';
import { TestApi } from '../../testing/test-api.ts';
import { aWebhook } from '../../testing/webhook-receiver.ts';

const URL_OF_CHAT = 'https://discord.com/api/webhooks/1/very-secret-abcd';

describe('the webhooks of a project', () => {
  let api: TestApi;
  let owner: Person;
  let member: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    project = await aProject(api, { owner, title: 'Star Map' });
    member = await aMember(api, project, owner);
  });

  afterAll(() => api.stop());

  const webhooks = () => `/api/projects/${project.id}/webhooks` as const;
  const add = (url = URL_OF_CHAT, by = owner) => api.call<CreatedWebhook>(by, `POST ${webhooks()}`, { body: { url } });
  const list = async (by = owner) => (await api.call<Webhook[]>(by, `GET ${webhooks()}`)).body;
  const secretsInDatabase = async () =>
    (await api.database.query('SELECT secret FROM webhooks WHERE project_id = $1', [project.id])).map(
      ({ secret }: WebhookSecret) => secret,
    );

  it('are listed for the owner with their host and last letters, never with their secrets', async () => {
    const { status, body } = await add();
    const shown = { kind: 'discord', address: 'discord.com/…abcd', failingSince: null, offSince: null };
    expect([status, body]).toMatchObject([201, { ...shown, secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) }]);
    expect(await list()).toEqual([{ ...shown, id: body.id, createdAt: expect.any(String) }]);
  });

  it("are the owner's alone: members are told so, and others that there is no such project", async () => {
    const stranger = await aPerson(api);
    const { id } = (await add()).body;
    for (const call of [
      `GET ${webhooks()}`,
      `DELETE ${webhooks()}/${id}`,
      `POST ${webhooks()}/${id}/secret`,
    ] as const) {
      expect(await api.call(member, call)).toMatchObject({ status: 403, body: { code: 'project.not_owner' } });
      expect(await api.call(stranger, call)).toMatchObject({ status: 404, body: { code: 'project.not_found' } });
    }
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://0x7f.1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
    'https://224.0.0.1/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2001:db8::1]/',
    'https://hooks.test:8443/',
    'https://user:password@hooks.test/',
  ])('are refused at an address that is not on the Internet: %s', async (url) => {
    expect(await add(url)).toMatchObject({ status: 400, body: { code: 'webhook.bad_address' } });
    expect(await list()).toEqual([]);
  });

  it.each(['http://hooks.test/', 'ftp://hooks.test/', 'hooks.test', ''])('are refused without https: %s', async (url) =>
    expect((await add(url)).status).toBe(400),
  );

  it(`are at most ${MOST_WEBHOOKS}, also when they are added at once`, async () => {
    const answers = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 2 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_WEBHOOKS);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'webhook.too_many' });
  });

  it('get a new secret, and lose the one before', async () => {
    const { id, secret } = (await add()).body;
    const renewed = await api.call<WebhookSecret>(owner, `POST ${webhooks()}/${id}/secret`);
    expect(renewed.body.secret).not.toBe(secret);
    expect(await secretsInDatabase()).toEqual([renewed.body.secret]);
  });

  it('are removed with their log, and are known to no other project', async () => {
    const { id } = (await add()).body;
    const other = await aProject(api, { owner });
    await api.call(owner, `POST ${webhooks()}/${id}/tests`);
    const log = await api.call<WebhookDelivery[]>(owner, `GET ${webhooks()}/${id}/deliveries`);
    expect(log.body).toMatchObject([{ event: 'test', state: 'waiting', triedAt: null, outcome: null }]);
    const elsewhere = await api.call(owner, `POST /api/projects/${other.id}/webhooks/${id}/tests`);
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'webhook.not_found' } });
    for (const _ of [1, 2]) expect((await api.call(owner, `DELETE ${webhooks()}/${id}`)).status).toBe(204);
    expect((await api.call(owner, `GET ${webhooks()}/${id}/deliveries`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('are added to no archived project, and can be removed there', async () => {
    const { id } = (await add()).body;
    await api.call(owner, `PATCH /api/projects/${project.id}`, { body: { status: 'Archived' } });
    expect(await add()).toMatchObject({ status: 409, body: { code: 'project.archived' } });
    expect((await api.call(owner, `DELETE ${webhooks()}/${id}`)).status).toBe(204);
  });

  it('end with the ownership, as they lead to where the former owner chose', async () => {
    await add();
    await api.call(owner, `PUT /api/projects/${project.id}/handover`, { body: { userId: member.uid } });
    await api.call(member, `POST /api/projects/${project.id}/handover/acceptance`);
    expect(await list(member)).toEqual([]);
  });

  it('end with the account of the owner, and with the project', async () => {
    const alone = await aProject(api, { owner });
    await aWebhook(api, owner, alone, 'https://hooks.test/unrepeatable');
    await api.call(owner, `DELETE /api/projects/${alone.id}`);
    await aWebhook(api, owner, project, 'https://hooks.test/unrepeatable');
    await api.call(owner, 'DELETE /api/account');
    expect(JSON.stringify(await everyRow(api))).not.toContain('unrepeatable');
  });

  it('are in the export of the owner by their host, without what is secret', async () => {
    const { secret } = (await add()).body;
    const { body } = await api.call<object>(owner, 'GET /api/account/export');
    expect(body).toMatchObject({ webhooks: [{ project: { title: 'Star Map' }, host: 'discord.com' }] });
    expect(JSON.stringify(body)).not.toMatch(/very-secret/);
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});
