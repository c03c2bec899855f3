import { anInvite, aPerson, aProject, people } from '../src/testing/builders.ts';
import { eventually } from '../src/testing/eventually.ts';
import { MAIL_SETTINGS } from '../src/testing/mail-settings.ts';
import { PUSH_KEYS, PushService } from '../src/testing/push-service.ts';
import { Tarpit } from '../src/testing/tarpit.ts';
import { TestApi } from '../src/testing/test-api.ts';

const MAILS = 15;

describe('a mail server that never answers', () => {
  it('keeps neither pushes nor the end of the process waiting, and loses no mail', async () => {
    const [tarpit, service] = [await Tarpit.start(), await PushService.start()];
    const api = await TestApi.start({
      ...{ ...MAIL_SETTINGS, ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true' },
      SMTP_URL: `smtp://127.0.0.1:${tarpit.port}`,
      MESSAGES_INTERVAL_MS: '200',
    });
    const owner = await aPerson(api);
    const project = await aProject(api, { owner, maxTeamSize: 50 });
    const receivers = await people(api, MAILS);
    await api.database.query('UPDATE users SET email_confirmed = true');
    for (const receiver of receivers) await anInvite(api, project, { sender: owner, receiver });
    await eventually(async () => tarpit.taken > 0);

    const person = await aPerson(api);
    const body = service.aBrowser().subscription;
    await api.call(person, 'POST /api/account/push-subscriptions', { body });
    // Behind one mail it would wait ten seconds.
    const since = Date.now();
    await anInvite(api, project, { sender: owner, receiver: person });
    await eventually(async () => service.received.length > 0, 30_000);
    expect(Date.now() - since).toBeLessThan(9_000);
    expect(tarpit.taken).toBeLessThanOrEqual(5);

    const { databaseUrl } = api;
    const ends = Date.now();
    await api.stop();
    expect(Date.now() - ends).toBeLessThan(15_000);
    const after = await TestApi.start({ DATABASE_URL: databaseUrl });
    const jobs = `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'retry')`;
    expect(await after.database.query(jobs)).toEqual([{ count: MAILS + 1 }]);
    await after.stop();
    await tarpit.stop();
    await service.stop();
  });
});
