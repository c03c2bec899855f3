import { createHmac } from 'node:crypto';
import { MOST_WEBHOOK_DELIVERIES, type TeamMeeting } from '@crewdeck/contract';
import type { ProjectEntity } from '../../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject, inDays } from '../../testing/builders.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Person } from '../../testing/people.ts';
import { Tarpit } from '../../testing/tarpit.ts';
import { TestApi } from '../../testing/test-api.ts';
import { webhookCalls } from '../../testing/webhook-calls.ts';
import { aWebhook, WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { Messages } from '../messages.ts';

describe('what happens in a project', () => {
  let api: TestApi;
  let other: TestApi;
  let receiver: WebhookReceiver;
  let owner: Person;
  let project: ProjectEntity;
  const lines: string[] = [];

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_ORIGIN: 'https://crewdeck.test' }, { log: lines });
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
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

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const { path, sendAll, makeDue, write, logOf } = webhookCalls(() => ({ api, owner, project }));
  /** Also what found no room at first. */
  const sendRest = async () => {
    do {
      await makeDue();
      await sendAll();
    } while (
      (await api.database.query(`SELECT FROM pgboss.job WHERE name = 'webhook' AND state = 'created'`)).length > 0
    );
  };
  const idsReceived = () => receiver.received.map(({ headers }) => headers['webhook-id']);

  it('is told each webhook, also what the owner does and where nobody else is told', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    await write();
    await sendAll();
    expect(receiver.messages).toMatchObject([
      {
        type: 'note.written',
        data: {
          sentence: 'Olga wrote in the team room of Star Map.',
          person: { id: owner.profileId },
          url: `https://crewdeck.test${path().replace('/api', '')}#room`,
        },
      },
    ]);
    expect(await logOf(webhook)).toMatchObject([
      { id: idsReceived()[0], event: 'note.written', state: 'delivered', outcome: 'The server answered 204.' },
    ]);
    expect(receiver.received[0]?.body).not.toContain('Unrepeatable');
  });

  it('is told as it comes: who joined, confirmed, left, and that it is completed', async () => {
    await aWebhook(api, owner, project, receiver.url);
    const member = await aPerson(api, { name: 'Mia' });
    const { id } = await anInvite(api, project, { sender: owner, receiver: member });
    await api.call(member, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    const proposal = { title: 'Kick-off', startsAt: inDays(1), minutes: 30 };
    const meeting = await api.call<TeamMeeting>(owner, `POST ${path()}/meetings`, { body: proposal });
    const answer = (said: string) =>
      api.call(member, `PUT ${path()}/meetings/${meeting.body.id}/answer`, { body: { answer: said, moves: 0 } });
    await answer('declined');
    await answer('confirmed');
    await api.call(owner, `PATCH ${path()}/meetings/${meeting.body.id}`, {
      body: { startsAt: inDays(2), minutes: 30 },
    });
    await api.call(owner, `DELETE ${path()}/meetings/${meeting.body.id}`);
    await api.call(owner, `POST ${path()}/removals`, { body: { userId: member.uid, words: 'Thank you.' } });
    await api.call(owner, `PATCH ${path()}`, { body: { status: 'Completed' } });
    await sendRest();
    const told = receiver.messages.sort((one, two) => (one.timestamp < two.timestamp ? -1 : 1));
    expect(told.map(({ type, data }) => [type, data.sentence])).toEqual([
      ['member.joined', 'Mia joined Star Map.'],
      ['meeting.proposed', 'Olga proposed a meeting for Star Map.'],
      ['meeting.confirmed', 'Mia confirmed a meeting for Star Map.'],
      ['meeting.moved', 'Olga moved a meeting for Star Map. Say if you can still make it.'],
      ['meeting.cancelled', 'Olga cancelled a meeting for Star Map.'],
      ['member.left', 'Mia is no longer on the team for Star Map.'],
      ['project.completed', 'Star Map is finished. Add what you did.'],
    ]);
  });

  it('is signed with the secret of the webhook, the new one once it is renewed', async () => {
    const { id, secret } = await aWebhook(api, owner, project, receiver.url);
    const isSignedWith = (key: string) => {
      const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '' };
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const hmac = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64')).update(signed);
      return headers['webhook-signature'] === `v1,${hmac.digest('base64')}`;
    };
    await write();
    await sendAll();
    expect(isSignedWith(secret)).toBe(true);
    const renewed = await api.call<{ secret: string }>(owner, `POST ${path()}/webhooks/${id}/secret`);
    await write();
    await sendAll();
    expect([isSignedWith(secret), isSignedWith(renewed.body.secret)]).toEqual([false, true]);
    expect(lines.join()).not.toContain('whsec_');
  });

  it('is told once, however many processes look', async () => {
    await aWebhook(api, owner, project, receiver.url);
    for (const _ of [1, 2, 3]) await write();
    await Promise.all([api, other, api, other].map((process) => process.get(Messages).workOff()));
    await sendRest();
    expect(new Set(idsReceived()).size).toBe(3);
    expect(receiver.received).toHaveLength(3);
  });

  it('leaves no project that ops have hidden', async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    await write();
    await api.database.query(`UPDATE projects SET hidden_reason = 'Words', is_hidden = true WHERE id = $1`, [
      project.id,
    ]);
    await sendAll();
    expect(receiver.received).toEqual([]);
    expect(await logOf(webhook)).toMatchObject([{ state: 'failed', outcome: 'Not sent: the project is hidden.' }]);
  });

  it('names nobody who has deleted their account meanwhile', async () => {
    const member = await aMember(api, project, owner);
    await aWebhook(api, owner, project, receiver.url);
    await write(member);
    await api.call(member, 'DELETE /api/account');
    await sendAll();
    const told = receiver.messages.map(({ data: { person, sentence } }) => [person, sentence]);
    expect(told.sort()).toEqual([
      [null, 'A former member is no longer on the team for Star Map.'],
      [null, 'A former member wrote in the team room of Star Map.'],
    ]);
  });

  it(`is kept in a log of ${MOST_WEBHOOK_DELIVERIES}`, async () => {
    const webhook = await aWebhook(api, owner, project, receiver.url);
    await api.database.query(
      `INSERT INTO webhook_deliveries (webhook_id, event, state, handed_over_at, created_at)
       SELECT $1, 'test', 'delivered', now(), now() - interval '1 day' FROM generate_series(1, $2::int)`,
      [webhook.id, MOST_WEBHOOK_DELIVERIES + 5],
    );
    await write();
    await sendAll();
    const [latest, ...others] = await logOf(webhook);
    expect([latest?.event, others.length]).toEqual(['note.written', MOST_WEBHOOK_DELIVERIES - 1]);
    const [{ count }] = await api.database.query('SELECT count(*)::int AS count FROM webhook_deliveries');
    expect(count).toBe(MOST_WEBHOOK_DELIVERIES);
  });

  it('reaches others at once while a webhook hangs', async () => {
    const [tarpit, running] = [
      await Tarpit.start(),
      await TestApi.start({ DATABASE_URL: api.databaseUrl, MESSAGES_INTERVAL_MS: '100' }),
    ];
    const hung = await aWebhook(api, owner, project, `http://127.0.0.1:${tarpit.port}/`);
    await api.database.query(
      `INSERT INTO webhook_deliveries (webhook_id, event) SELECT $1, 'test' FROM generate_series(1, 100)`,
      [hung.id],
    );
    await eventually(async () => tarpit.taken > 0);
    const quick = await aProject(api, { owner });
    await aWebhook(api, owner, quick, receiver.url);
    await api.call(owner, `POST /api/projects/${quick.id}/notes`, { body: { words: 'Hello.' } });
    await eventually(async () => receiver.received.length > 0, 5_000);
    const [{ count }] = await api.database.query(
      `SELECT count(*)::int AS count FROM webhook_deliveries WHERE webhook_id = $1 AND state = 'waiting'`,
      [hung.id],
    );
    expect(count).toBeGreaterThan(90);
    await running.stop();
    await tarpit.stop();
  });
});
