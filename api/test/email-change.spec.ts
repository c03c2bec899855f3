import { type Activity, NOTIFICATION_TOPICS, type Profile } from '@crewdeck/contract';
import { aPerson } from '../src/testing/builders.ts';
import { type Person, unsignedTokenOf } from '../src/testing/people.ts';
import { aNewcomer, type TestApi } from '../src/testing/test-api.ts';
import { MailPost } from './mail-post.ts';

describe('a confirmed change of email', () => {
  let post: MailPost;
  let api: TestApi;
  let person: Person;
  let changed: Person;

  beforeAll(async () => {
    post = await MailPost.start();
    api = post.api;
  });

  beforeEach(async () => {
    person = await aPerson(api, { name: 'Pia' });
    await post.confirm(person);
    changed = { ...person, email: `new-${person.email}` };
  });

  afterAll(() => post.stop());

  const query = (statement: string, values: unknown[] = []) => api.database.query(statement, values);
  /** A token that was issued so many seconds from now. */
  const tokenOf = (account: Person, seconds: number) =>
    unsignedTokenOf(account, { iat: Math.floor(Date.now() / 1000) + seconds });
  const comeWith = (account: Person, seconds: number) =>
    api.call<Profile>(account, `GET /api/users/firebase/${person.uid}`, { token: tokenOf(account, seconds) });

  it('is in the profile with the first token that says so, and told to the former address once', async () => {
    const answers = await Promise.all([1, 1, 2, 2].map((seconds) => comeWith(changed, seconds)));
    expect(answers.map(({ body }) => body.email)).toEqual(Array(4).fill(changed.email));
    const [letter, ...others] = await post.delivered(person);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Your email on Crewdeck changed.');
    expect(letter?.text).toContain("If you didn't change it, contact the people who run this site.");
    expect(JSON.stringify(letter)).not.toContain(changed.email);
    expect(post.mailsTo(changed)).toEqual([]);
  });

  it('stands in the activity of the person', async () => {
    await comeWith(changed, 1);
    const { body } = await api.call<Activity[]>(changed, 'GET /api/activities', { token: tokenOf(changed, 1) });
    expect(body).toMatchObject([{ kind: 'email_changed', words: person.email, person: null, project: { id: null } }]);
  });

  it('is told though they want no email and have read of it, and offers no way to hear no more of it', async () => {
    const refused = [...NOTIFICATION_TOPICS];
    const body = { mail: { refused }, push: { refused } };
    await api.call(person, 'PUT /api/account/notifications', { body });
    await comeWith(changed, 1);
    await query('UPDATE activities SET read_at = now() WHERE user_id = $1', [person.profileId]);
    const letters = await post.delivered(person);
    expect(letters).toHaveLength(1);
    expect(JSON.stringify(letters)).not.toMatch(/unsubscribe/i);
  });

  it('is not taken back by an older token, nor by what is saved with one', async () => {
    await comeWith(changed, 1);
    await comeWith(person, 0);
    const path = `/api/users/firebase/${person.uid}`;
    await api.call(person, `PATCH ${path}`, { token: tokenOf(person, 0), body: { bio: 'Hello' } });
    const { body } = await comeWith(changed, 2);
    expect(body).toMatchObject({ email: changed.email, bio: 'Hello' });
    expect(await post.delivered(person)).toHaveLength(1);
    expect(post.mailsTo(changed)).toEqual([]);
  });

  it('can be followed by another one, which the address in between is told', async () => {
    const last = { ...person, email: `last-${person.email}` };
    await comeWith(changed, 1);
    await comeWith(last, 2);
    expect((await comeWith(last, 3)).body.email).toBe(last.email);
    expect(await post.delivered(changed)).toHaveLength(1);
    expect(post.mailsTo(person)).toHaveLength(1);
  });

  it.each(['email_confirmed = false', 'email_confirmed = true, email_bounced = true'])(
    'is not told to an address with %s',
    async (state) => {
      const unknown = await aPerson(api);
      await query(`UPDATE users SET ${state} WHERE id = $1`, [unknown.profileId]);
      const token = tokenOf({ ...unknown, email: `new-${unknown.email}` }, 1);
      await api.call(unknown, 'GET /api/projects/mine', { token });
      expect(await post.delivered(unknown)).toEqual([]);
    },
  );

  it('leaves no decision behind: the former address meets it again', async () => {
    await comeWith(changed, 1);
    await query(`UPDATE users SET hidden_reason = 'Spam.' WHERE id = $1`, [person.profileId]);
    await api.call(changed, 'DELETE /api/account', { token: tokenOf(changed, 1) });
    const again = { ...aNewcomer(), email: person.email };
    const { body } = await api.call<Profile>(again, 'POST /api/users', { body: { name: 'Pia' } });
    expect(body.hiddenReason).toBe('Spam.');
  });
});
