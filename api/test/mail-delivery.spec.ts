import {
  DECLINE_UNDO_MS,
  NOTIFICATION_TOPICS,
  type NotificationSettings,
  type UnsubscribeLink,
} from '@crewdeck/contract';
import type { ProjectEntity } from '../src/projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../src/testing/builders.ts';
import { giveLostJobsBack } from '../src/testing/give-lost-jobs-back.ts';
import { MAIL_SETTINGS } from '../src/testing/mail-settings.ts';
import type { Person } from '../src/testing/people.ts';
import type { TestApi } from '../src/testing/test-api.ts';
import { MailPost } from './mail-post.ts';

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
    owner = await aPerson(api, { name: 'Olga' });
    person = await aPerson(api, { name: 'Pia' });
    for (const one of [owner, person]) await post.confirm(one);
    project = await aProject(api, { owner, title: 'Star "Map"' });
  });

  afterAll(() => post.stop());

  const query = (statement: string, values: unknown[] = []) => api.database.query(statement, values);
  const invite = () => anInvite(api, project, { sender: owner, receiver: person });
  const show = () => api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: project.id } });

  it('tells of each event once, however often and wherever it is looked for', async () => {
    const { id } = await invite();
    await Promise.all([post.workOff(), post.workOff(), post.workOff()]);
    expect(await post.delivered(person)).toHaveLength(1);
    await api.call(person, `PATCH /api/invites/${id}`, { body: { status: 'declined' } });
    expect(await post.delivered(owner)).toEqual([]);
    await query(`UPDATE activities SET created_at = now() - $2 * interval '1 ms' WHERE user_id = $1`, [
      owner.profileId,
      DECLINE_UNDO_MS + 1,
    ]);
    expect((await post.delivered(owner)).map(({ subject }) => subject)).toEqual([
      'Pia declined your invite to Star "Map".',
    ]);
  });

  it('of a day comes in one digest, with what has not been read meanwhile, and not at all when nothing is left', async () => {
    const members = [await aMember(api, project, owner), await aMember(api, project, owner)];
    for (const member of members) await api.call(member, `POST /api/projects/${project.id}/leave`);
    await show();
    expect(await post.delivered(owner)).toEqual([]);
    await query(`UPDATE activities SET read_at = now() WHERE user_id = $1 AND kind = 'left_team' AND person_id = $2`, [
      owner.profileId,
      members[0]?.profileId,
    ]);
    await post.endDay();
    const [digest, ...others] = await post.delivered(owner);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe("What's new on Crewdeck");
    expect(digest?.text.match(/^.*Star "Map".*$/gm)).toEqual([
      'A member left Star "Map".',
      'Pia would like to join Star "Map".',
    ]);

    project = await aProject(api, { owner: person });
    await api.call(owner, 'POST /api/interests', { body: { userId: owner.uid, projectId: project.id } });
    await post.workOff();
    await query('UPDATE activities SET read_at = now() WHERE user_id = $1', [person.profileId]);
    await post.endDay();
    expect(await post.delivered(person)).toEqual([]);
  });

  it('turns itself off by what stands in it, without a session, and says of what', async () => {
    await invite();
    const { headers = {}, text = '' } = (await post.delivered(person))[0] ?? {};
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(https:[^>]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const path = url.slice(ORIGIN.length);
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    const answer = await fetch(`${api.url}${path}`, oneClick);
    expect([answer.status, await answer.json()]).toEqual([200, { topics: ['invites'], hackathon: null }]);
    const refused = async () =>
      (await api.call<NotificationSettings>(person, 'GET /api/account/notifications')).body.mail.refused;
    expect(await refused()).toEqual(['invites']);

    const token = /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? '';
    const turnsOff = async (link: string) =>
      (await api.call<UnsubscribeLink>(null, `GET /api/unsubscribe/link?token=${link}`)).body.turnsOff;
    expect(await turnsOff(token)).toEqual({ topics: ['invites'], hackathon: null });
    expect(await turnsOff(token.slice(0, -4))).toBeNull();
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const all = await fetch(`${api.url}/api/unsubscribe?token=${token}&all=true`, { method: 'POST', body: form });
    expect(all.status).toBe(200);
    expect(await refused()).toHaveLength(NOTIFICATION_TOPICS.length);
    const forged = await api.call(null, `POST /api/unsubscribe?token=${token.slice(0, -4)}AAAA`);
    expect(forged).toMatchObject({ status: 400, body: { code: 'notification.link_invalid' } });
  });

  it('stops for an address that the server never takes, until it is another one', async () => {
    post.refusals.set(person.email, { code: 550, text: '5.1.1 No such person here' });
    await invite();
    await post.workOff();
    post.refusals.clear();
    await post.retryNow();
    project = await aProject(api, { owner });
    await invite();
    expect(await post.delivered(person)).toEqual([]);
    const { body } = await api.call<NotificationSettings>(person, 'GET /api/account/notifications');
    expect(body.mail.stoppedBecause).toBe('bounced');
    const email = `new-${person.email}`;
    await api.call({ ...person, email }, `PATCH /api/users/firebase/${person.uid}`, { body: { bio: 'Moved.' } });
    project = await aProject(api, { owner });
    await invite();
    await post.workOff();
    expect(post.mailsTo({ ...person, email })).toHaveLength(1);
  });

  it.each([
    ['cannot take it now', { code: 451, text: '4.3.0 Try again later' }],
    ['refuses us', { code: 550, text: '5.7.1 You are on a list' }],
  ])('is tried again when the server %s', async (_, refusal) => {
    post.refusals.set(person.email, refusal);
    await invite();
    expect(await post.delivered(person)).toEqual([]);
    post.refusals.clear();
    expect(await post.delivered(person)).toEqual([]);
    await post.retryNow();
    expect(await post.delivered(person)).toHaveLength(1);
  });

  it('that is sent twice, as its process was killed in between, can be told by its id', async () => {
    await invite();
    await post.workOff();
    await query(
      `UPDATE pgboss.job SET state = 'active', completed_on = NULL, started_on = now() - interval '1 h'
       WHERE name = 'mail' AND data->>'eventId' IN (SELECT id::text FROM activities WHERE user_id = $1)`,
      [person.profileId],
    );
    await giveLostJobsBack(api);
    await post.retryNow();
    const ids = (await post.delivered(person)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
