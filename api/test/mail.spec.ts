import { OpsMail } from '../src/messages/mail/ops-mail.ts';
import type { ProjectEntity } from '../src/projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../src/testing/builders.ts';
import { EventTeams } from '../src/testing/event-teams.ts';
import { MAIL_SETTINGS } from '../src/testing/mail-settings.ts';
import type { Person } from '../src/testing/people.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { runJobs } from '../src/testing/run-jobs.ts';
import { aNewcomer, type TestApi } from '../src/testing/test-api.ts';
import { MailPost, OPS } from './mail-post.ts';

const ORIGIN = MAIL_SETTINGS.PUBLIC_ORIGIN;

describe('mail', () => {
  let post: MailPost;
  let api: TestApi;
  let owner: Person;
  let person: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    post = await MailPost.start();
    api = post.api;
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga & <b>Co</b>' });
    person = await aPerson(api, { name: 'Pia' });
    for (const one of [owner, person]) await post.confirm(one);
    project = await aProject(api, { owner, title: 'Star "Map"' });
  });

  afterAll(() => post.stop());

  const query = (statement: string, values: unknown[] = []) => api.database.query(statement, values);
  const invite = (note = '', role = 'Developer') =>
    anInvite(api, project, { sender: owner, receiver: person, note, role });
  const save = (refused: string[]) =>
    api.call(person, 'PUT /api/account/notifications', { body: { mail: { refused }, push: { refused: [] } } });
  const show = () => api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: project.id } });

  it('tells at once of an invite, as text and as HTML, with one button that leads to where it is answered', async () => {
    await invite('Come & <draw>');
    const [mail, ...others] = await post.delivered(person);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Olga & <b>Co</b> invited you to Star "Map".',
      headers: { from: 'Crewdeck <no-reply@crewdeck.test>', 'auto-submitted': 'auto-generated' },
    });
    expect(mail?.text).toContain('\n  > Come & <draw>\n');
    expect(mail?.text).toContain(`View invite: ${ORIGIN}/projects/${project.id}\n`);
    expect(mail?.html).toMatch(/aria-hidden="true"[^>]*>O&amp;<\/span>Olga &amp; &lt;b&gt;Co&lt;\/b&gt;<\/td>/);
    expect(mail?.html).toContain(">You've been invited to Star &quot;Map&quot;</h1>".replace("'", '&#39;'));
    expect(mail?.html).toContain('Come &amp; &lt;draw&gt;');
    expect(mail?.html.match(/class="button" href="([^"]+)"/)?.[1]).toBe(`${ORIGIN}/projects/${project.id}`);
    // The picture that came with it, as a mail program shows it.
    expect(mail?.html).toMatch(/<img src="data:image\/png;base64,\w/);
    expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('says in each line what the site says, or quotes, whatever names, titles and notes hold', async () => {
    const title = 'Map\n\nYour account is suspended.\r\nBcc: all@evil.example\n\nVisit https://evil.example';
    await query('UPDATE users SET name = $2 WHERE id = $1', [owner.profileId, 'Olga\u2028Crewdeck\t\u200b  Ops']);
    const changed = [project.id, title, '2999-05-10', 'A board.\n\nYour account is suspended: https://evil.example'];
    await query('UPDATE projects SET title = $2, deadline = $3, description = $4 WHERE id = $1', changed);
    await invite(
      'Hi\n\n\n\n-- \nYour account is suspended.\u2028View invite: https://evil.example',
      'Map maker\nhttps://evil.example',
    );
    const [mail, ...others] = await post.delivered(person);
    const sentence =
      'Olga Crewdeck Ops invited you to Map Your account is suspended. Bcc: [link removed] Visit [link removed].';
    expect([mail?.subject, others]).toEqual([sentence, []]);
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(mail?.text.trimEnd().split('\n')).toEqual([
      "You've been invited to Map Your account is suspended. Bcc: [link removed] Visit [link removed]",
      '',
      'Read the invite, then accept or decline it.',
      '',
      '  > Hi',
      '  >',
      '  > --',
      '  > Your account is suspended.',
      '  > View invite: https://evil.example',
      '',
      'About the project:',
      '  > A board.',
      '  > Your account is suspended: [link removed]',
      '',
      'Who: Olga Crewdeck Ops',
      'Role: Map maker [link removed]',
      expect.stringMatching(/^Answer by: \w{3} \d+ \w+, \d\d:\d\d UTC$/),
      'Deadline: 10 May 2999',
      '',
      `View invite: ${ORIGIN}/projects/${project.id}`,
      '',
      '-- ',
      'Sent because Olga Crewdeck Ops invited you.',
      expect.stringMatching(/^Unsubscribe: https:\/\/crewdeck\.test\/unsubscribe\?token=\S+$/),
      `Email settings: ${ORIGIN}/account#notifications`,
    ]);
    expect(mail?.html.match(/<a [^>]*href="([^"]+)"/g)).toHaveLength(3);
    expect(mail?.html.replace(/<blockquote.*?<\/blockquote>/gs, '')).not.toContain('evil');
  });

  it('tells at once of a team that is proposed, and then that it is one, and leads to where it is answered', async () => {
    const event = await EventTeams.at(api);
    for (const one of [owner, person]) await event.look(one);
    await event.open(2);
    const [proposed] = await post.delivered(person);
    expect(proposed?.subject).toBe('A team for Campus Jam needs your answer within a day.');
    expect(proposed?.text).toContain(`View team: ${ORIGIN}/hackathons/${event.hackathonId}#find-my-team\n`);
    await event.answer(person, 'yes');
    const { body } = await event.answer(owner, 'yes');
    const [formed] = await post.delivered(person);
    expect(formed?.text).toMatch(/^Your team has formed\n/);
    expect(formed?.text).toMatch(/\nProject: .* for Campus Jam\nWith: Olga & <b>Co<\/b>\n/);
    expect(formed?.text).toContain(`Open your team room: ${ORIGIN}/projects/${body.project?.id}#room`);
  });

  it('tells ops what they should look at, and offers them no way to hear no more of it', async () => {
    const news = { subject: 'mf-profile fails', text: 'It throws <b>an error</b>.', path: '/ops/releases' };
    await api.database.transaction((manager) => api.get(OpsMail).tell(manager, news));
    const [mail, ...others] = await post.delivered(OPS);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'mf-profile fails', headers: { 'auto-submitted': 'auto-generated' } });
    expect(mail?.text).toContain(`It throws <b>an error</b>.\n\nOpen releases: ${ORIGIN}/ops/releases`);
    expect(mail?.html).toContain('It throws &lt;b&gt;an error&lt;/b&gt;.');
    expect(JSON.stringify(mail)).not.toMatch(/unsubscribe/i);
  });

  it('tells a person at once that ops hid them, why and how to object, and when others see them again', async () => {
    const decide = (action: string, reason: string) =>
      api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, { body: { action, reason } });
    await decide('hide', 'It sells essays.');
    const [hidden] = await post.delivered(person);
    expect(hidden?.subject).toBe('Your profile is hidden.');
    expect(hidden?.text).toContain('Reason: It sells essays.\n\nTo object, contact the people who run this site.\n');
    await decide('show', 'Ops were wrong.');
    const [shown, ...others] = await post.delivered(person);
    expect([shown?.subject, others]).toEqual(['Your profile is visible again.', [hidden]]);
    expect(JSON.stringify(shown)).not.toContain('Ops were wrong.');
    const { body } = await api.call(person, 'GET /api/activities');
    expect(body).toMatchObject([
      { kind: 'profile_shown', words: '' },
      { kind: 'profile_hidden', words: 'It sells essays.' },
    ]);
  });

  it('tells a person at once that ops suspended them, why and how to object, nothing else meanwhile, and when it is lifted', async () => {
    const decide = (action: string, reason: string) =>
      api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, { body: { action, reason } });
    await decide('hide', 'It is not her.');
    await decide('suspend', 'It sells essays.');
    const [suspended, ...others] = await post.delivered(person);
    expect([suspended?.subject, others]).toEqual(['Your account is suspended.', []]);
    expect(suspended?.text).toContain('Reason: It sells essays.\n\nTo object, to get your data');
    await decide('reinstate', 'Ops were wrong.');
    const [reinstated, ...before] = await post.delivered(person);
    expect([reinstated?.subject, before]).toEqual(['Your account is open again.', [suspended]]);
    expect(JSON.stringify(reinstated)).not.toContain('Ops were wrong.');
    const { body } = await api.call(person, 'GET /api/activities');
    expect(body).toMatchObject([
      { kind: 'reinstated', words: '' },
      { kind: 'suspended', words: 'It sells essays.' },
      { kind: 'profile_hidden' },
    ]);
  });

  it('names no address but that of whom it is for', async () => {
    await invite();
    await post.workOff();
    const addresses = JSON.stringify(post.mailsTo(person)).match(/[\w.+-]+@[\w.-]+\w/g) ?? [];
    const others = addresses.filter((address) => !/^no-reply@|@crewdeck\.test$/.test(address));
    expect(new Set(others)).toEqual(new Set([person.email]));
  });

  it('asks at once whether somebody is still with their team, and leads to where one click answers it', async () => {
    const member = await aMember(api, project, owner);
    await post.confirm(member);
    await query(`UPDATE project_members SET next_check_in_at = now() WHERE user_id = $1`, [member.profileId]);
    await runJobs(api, 'ask_to_check_in');
    const [mail] = await post.delivered(member);
    expect(mail?.subject).toBe('Are you still with Star "Map"? One click tells your team.');
    expect(mail?.text).toContain(`Check in: ${ORIGIN}/projects/${project.id}#check-in\n`);
  });

  it('goes to nobody who is not confirmed, who is suspended, or whose account is gone', async () => {
    const unconfirmed = { ...aNewcomer(), isEmailConfirmed: false };
    const { body } = await api.call<{ id: string }>(unconfirmed, 'POST /api/users', { body: { name: 'Una' } });
    await anInvite(api, project, { sender: owner, receiver: { ...unconfirmed, profileId: body.id } });
    const [suspended, gone] = [await aPerson(api), await aPerson(api)];
    for (const receiver of [suspended, gone]) {
      await post.confirm(receiver);
      await anInvite(api, project, { sender: owner, receiver });
    }
    await query(`UPDATE users SET suspended_reason = 'Spam' WHERE id = $1`, [suspended.profileId]);
    await api.call(gone, 'DELETE /api/account');
    await post.workOff();
    expect([unconfirmed, suspended, gone].flatMap((one) => post.mailsTo(one))).toEqual([]);
  });

  it('tells nothing of somebody who is blocked or hidden, of an invite that waits no more, or of what was refused', async () => {
    await invite();
    await api.call(person, 'POST /api/blocks', { body: { userId: owner.uid } });
    await post.workOff();
    await api.call(person, `DELETE /api/blocks/${owner.profileId}`);

    project = await aProject(api, { owner });
    const { id } = await invite();
    await api.call(owner, `DELETE /api/invites/${id}`);
    await query(`UPDATE activities SET read_at = now() WHERE kind = 'invite_withdrawn'`);
    await post.workOff();

    project = await aProject(api, { owner });
    await show();
    await query(`UPDATE users SET hidden_reason = 'Spam' WHERE id = $1`, [person.profileId]);
    await post.workOff();
    await post.endDay();
    await post.workOff();
    await query('UPDATE users SET hidden_reason = NULL WHERE id = $1', [person.profileId]);

    project = await aProject(api, { owner });
    expect((await save(['invites'])).status).toBe(200);
    await invite();
    await post.workOff();
    expect([...post.mailsTo(person), ...post.mailsTo(owner)]).toEqual([]);
  });
});
