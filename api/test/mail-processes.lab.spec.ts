import { startMailbox } from '@crewdeck/stack/mailbox';
import { ApiProcess } from '../src/testing/api-process.ts';
import { anInvite, aPerson, aProject, people } from '../src/testing/builders.ts';
import { eventually } from '../src/testing/eventually.ts';
import { giveLostJobsBack } from '../src/testing/give-lost-jobs-back.ts';
import { MAIL_SETTINGS } from '../src/testing/mail-settings.ts';
import { TestApi } from '../src/testing/test-api.ts';

const PEOPLE = 50;

describe('two processes', () => {
  it('mail each event to each person, though one of them is killed in the middle, and a repeat has the id of the first', async () => {
    const mailbox = await startMailbox({ host: '127.0.0.1' });
    const api = await TestApi.start();
    const environment = { ...MAIL_SETTINGS, SMTP_URL: mailbox.smtpUrl, DATABASE_URL: api.databaseUrl };
    const [one, other] = await Promise.all([ApiProcess.start(environment), ApiProcess.start(environment)]);
    const owner = await aPerson(api);
    const receivers = await people(api, PEOPLE);
    await api.database.query('UPDATE users SET email_confirmed = true');
    const projects = [await aProject(api, { owner }), await aProject(api, { owner })];
    for (const project of projects)
      for (const receiver of receivers) await anInvite(api, project, { sender: owner, receiver });

    await eventually(async () => mailbox.mails.length >= 10, 60_000);
    await one.stop('SIGKILL');
    const ids = () => new Set(mailbox.mails.map(({ messageId }) => messageId));
    await eventually(async () => {
      // The time after which a job of a killed process comes back is over.
      await api.database.query(
        `UPDATE pgboss.job SET started_on = now() - interval '1 h' WHERE state = 'active' AND started_on < now() - interval '3 s'`,
      );
      await giveLostJobsBack(api);
      await api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
      return ids().size === 2 * PEOPLE;
    }, 60_000);
    const events = await api.database.query(`SELECT id FROM activities WHERE kind = 'invite_received'`);
    expect(ids()).toEqual(new Set(events.map(({ id }: { id: string }) => `<${id}@crewdeck.test>`)));
    console.info(`${mailbox.mails.length - ids().size} of ${2 * PEOPLE} mails came twice.`);
    await other.stop();
    await api.stop();
    await mailbox.close();
  });
});
