import { ApiProcess } from '../src/testing/api-process.ts';
import { aPerson, aProject } from '../src/testing/builders.ts';
import { eventually } from '../src/testing/eventually.ts';
import { giveLostJobsBack } from '../src/testing/give-lost-jobs-back.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { aWebhook, WebhookReceiver } from '../src/testing/webhook-receiver.ts';

const NOTES = 4;

describe('webhooks of a process that is killed', () => {
  let api: TestApi;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    api = await TestApi.start();
    receiver = await WebhookReceiver.start();
  });

  afterAll(async () => {
    await receiver.stop();
    await api.stop();
  });

  const makeDue = () =>
    api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'webhook' AND state < 'active'`);
  const delivered = async () =>
    (await api.database.query(`SELECT id FROM webhook_deliveries WHERE state = 'delivered' ORDER BY id`)).map(
      ({ id }: { id: string }) => id,
    );

  it('are told all that was answered for, and the same thing twice under one id only', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    await aWebhook(api, owner, project, receiver.url);
    receiver.answer = () => undefined;
    const killed = await ApiProcess.start({ DATABASE_URL: api.databaseUrl, MESSAGES_INTERVAL_MS: '50' });
    for (let count = 0; count < NOTES; count += 1)
      await killed.call(owner, `POST /api/projects/${project.id}/notes`, { words: `Note ${count}` });
    await eventually(async () => receiver.received.length > 0);
    await killed.call(owner, `POST /api/projects/${project.id}/notes`, { words: 'The last words' });
    await killed.stop('SIGKILL');

    receiver.answerWith(204);
    await api.database.query(
      `UPDATE pgboss.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'`,
    );
    await giveLostJobsBack(api);
    const next = await TestApi.start({ DATABASE_URL: api.databaseUrl, MESSAGES_INTERVAL_MS: '50' });
    await eventually(async () => {
      await makeDue();
      return (await delivered()).length === NOTES + 1;
    });
    await next.stop();

    const received = receiver.received.map(({ headers }) => String(headers['webhook-id']));
    expect([...new Set(received)].sort()).toEqual(await delivered());
    // What was under way at the kill came again.
    expect(received.length).toBeGreaterThan(NOTES + 1);
  });
});
