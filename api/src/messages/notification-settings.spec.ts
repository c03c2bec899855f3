import type { NotificationSettings } from '@crewdeck/contract';
import { aPerson } from '../testing/builders.ts';
import { MAIL_SETTINGS } from '../testing/mail-settings.ts';
import type { Person } from '../testing/people.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';

const PATH = '/api/account/notifications';

describe('of what a person is told', () => {
  let api: TestApi;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start({ ...MAIL_SETTINGS, SMTP_URL: 'smtp://127.0.0.1:1' });
  });

  beforeEach(async () => {
    person = await aPerson(api);
  });

  afterAll(() => api.stop());

  const find = async () => (await api.call<NotificationSettings>(person, `GET ${PATH}`)).body;
  const save = (mail: unknown[], push: unknown[] = []) =>
    api.call(person, `PUT ${PATH}`, { body: { mail: { refused: mail }, push: { refused: push } } });

  it('is everything, until they refuse it by mail or by push', async () => {
    expect(await find()).toMatchObject({ mail: { refused: [] }, push: { refused: [], publicKey: null } });
    const answer = await save(['team', 'projects', 'team'], ['invites']);
    expect(answer).toMatchObject({
      status: 200,
      body: { mail: { refused: ['projects', 'team'] }, push: { refused: ['invites'] } },
    });
    expect(await find()).toEqual(answer.body);
    await save([]);
    expect(await find()).toMatchObject({ mail: { refused: [] }, push: { refused: [] } });
  });

  it('is nothing by a word that nobody knows', async () => {
    expect((await save(['weather'])).status).toBe(400);
  });

  it('is set by two tabs at once, one after the other', async () => {
    const answers = await Promise.all([save(['team']), save(['team', 'invites']), save(['invites'])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('is asked of nobody who has no profile', async () => {
    expect(await api.call(aNewcomer(), `GET ${PATH}`)).toMatchObject({
      status: 403,
      body: { code: 'user.profile_required' },
    });
  });

  it('says that no mail is sent where there is no server for it', async () => {
    const other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    expect(await other.call(person, `GET ${PATH}`)).toMatchObject({ body: { mail: { stoppedBecause: 'off' } } });
    await other.stop();
  });

  it('says that no mail goes to an address that is not confirmed, or has refused one', async () => {
    const newcomer = aNewcomer();
    let { email } = newcomer;
    await api.call({ ...newcomer, isEmailConfirmed: false }, 'POST /api/users', { body: { name: 'Una' } });
    const because = async (isEmailConfirmed: boolean) => {
      const { body } = await api.call<NotificationSettings>({ ...newcomer, email, isEmailConfirmed }, `GET ${PATH}`);
      return body.mail.stoppedBecause;
    };
    expect(await because(false)).toBe('unconfirmed');
    expect(await because(true)).toBeNull();
    const set = (columns: string) =>
      api.database.query(`UPDATE users SET ${columns} WHERE firebase_uid = $1`, [newcomer.uid]);
    const save = () =>
      api.call({ ...newcomer, email }, `PATCH /api/users/firebase/${newcomer.uid}`, { body: { bio: 'Draws maps.' } });
    await set('email_bounced = true');
    await save();
    expect(await because(true)).toBe('bounced');
    email = 'una@elsewhere.test';
    await save();
    expect(await because(true)).toBeNull();
    // The token that follows may be of the second in which the address has changed.
    await set('email_bounced = true, email_confirmed = false, email_told_at = NULL');
    await save();
    expect(await because(true)).toBeNull();
  });
});
