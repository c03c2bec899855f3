import type { ProjectEntity } from '../../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { PUSH_KEYS, PushService, type TestBrowser } from '../../testing/push-service.ts';
import { TestApi } from '../../testing/test-api.ts';
import { Messages } from '../messages.ts';

describe('what cannot wait', () => {
  let api: TestApi;
  let other: TestApi;
  let service: PushService;
  let owner: Person;
  let person: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    service = await PushService.start();
    api = await TestApi.start({ ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true' });
    other = await TestApi.start({ ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true', DATABASE_URL: api.databaseUrl });
  });

  beforeEach(async () => {
    owner = await aPerson(api, { name: 'Olga' });
    person = await aPerson(api, { name: 'Pia {project}' });
    project = await aProject(api, { owner, title: 'Star Map' });
    service.received.length = 0;
  });

  afterAll(async () => {
    await api.stop();
    await other.stop();
    await service.stop();
  });

  const aBrowserOf = async (who: Person) => {
    const browser = service.aBrowser();
    await api.call(who, 'POST /api/account/push-subscriptions', { body: browser.subscription });
    return browser;
  };
  const invite = () => anInvite(api, project, { sender: owner, receiver: person });
  const answer = (status: string, { id }: { id: string }) =>
    api.call(person, `PATCH /api/invites/${id}`, { body: { status } });
  const show = () => api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: project.id } });
  const tellAll = () => api.get(Messages).workOff();
  /** What a browser has got by now, as it reads it. */
  const shownIn = (browser: TestBrowser) =>
    service.received
      .filter(({ browser: path }) => browser.subscription.endpoint.endsWith(path))
      .map(({ body }) => browser.read(body));
  const waiting = () =>
    api.database.query<{ data: object; seconds: number }[]>(
      `SELECT data, round(extract(epoch FROM start_after - now()))::int AS seconds
       FROM pgboss.job WHERE name = 'push' AND state = 'created' ORDER BY start_after`,
    );

  it('is told in each browser of the person once, however many processes look, and leads to where it is', async () => {
    const [first, second] = [await aBrowserOf(person), await aBrowserOf(person)];
    await aBrowserOf(owner);
    await invite();
    await Promise.all([api, other, api, other].map((process) => process.get(Messages).workOff()));
    const shown = {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      title: "You've been invited",
      body: 'Olga invited you to Star Map.',
      path: `/projects/${project.id}`,
    };
    expect([shownIn(first), shownIn(second)]).toEqual([[shown], [shown]]);
    expect(service.received).toHaveLength(2);
  });

  it('is an answer, interest, or the end of a place, and the names in it stay names', async () => {
    const [ofOwner, ofPerson] = [await aBrowserOf(owner), await aBrowserOf(person)];
    await show();
    await tellAll();
    expect(shownIn(ofOwner)).toMatchObject([
      { body: 'Pia {project} would like to join Star Map.', path: `/projects/${project.id}#interested` },
    ]);
    await answer('accepted', await invite());
    await tellAll();
    expect(shownIn(ofOwner)).toMatchObject([{}, { title: 'Your invite was accepted' }]);
    await api.call(owner, `POST /api/projects/${project.id}/removals`, { body: { userId: person.uid, words: 'Bye.' } });
    await tellAll();
    expect(shownIn(ofPerson)).toMatchObject([
      { body: "You're no longer on the team for Star Map.", path: '/my-invites?tab=activity' },
    ]);
  });

  it('is nothing that can wait until they come back', async () => {
    const member = await aMember(api, project, owner);
    const browser = await aBrowserOf(owner);
    await api.call(member, `POST /api/projects/${project.id}/leave`);
    await tellAll();
    expect(shownIn(browser)).toEqual([]);
  });

  const suspend = () =>
    api.database.query(`UPDATE users SET suspended_reason = 'Words' WHERE id = $1`, [owner.profileId]);
  it.each<[string, () => Promise<unknown>]>([
    ['has read it meanwhile', () => api.database.query('UPDATE activities SET read_at = now()')],
    ['has blocked who did it', () => api.call(owner, 'POST /api/blocks', { body: { userId: person.uid } })],
    ['is blocked by who did it', () => api.call(person, 'POST /api/blocks', { body: { userId: owner.uid } })],
    ['is suspended', suspend],
    [
      'does not want to be told of it in this way',
      () => {
        const body = { mail: { refused: [] }, push: { refused: ['interest'] } };
        return api.call(owner, 'PUT /api/account/notifications', { body });
      },
    ],
    ['has deleted their account', () => api.call(owner, 'DELETE /api/account')],
  ])('is not told whoever %s', async (_, change) => {
    const browser = await aBrowserOf(owner);
    await show();
    await change();
    await tellAll();
    expect(shownIn(browser)).toEqual([]);
  });

  it('is not told of who is hidden, nor of an invite that waits no more', async () => {
    const [ofOwner, ofPerson] = [await aBrowserOf(owner), await aBrowserOf(person)];
    const { id } = await invite();
    await api.call(owner, `DELETE /api/invites/${id}`);
    await show();
    await api.database.query(`UPDATE users SET hidden_reason = 'Words' WHERE id = $1`, [person.profileId]);
    await tellAll();
    expect([...shownIn(ofOwner), ...shownIn(ofPerson)]).toEqual([]);
  });

  it.each([404, 410])('is told no more in a browser whose push service answers %d', async (status) => {
    const [gone, stays] = [await aBrowserOf(person), await aBrowserOf(person)];
    const byId = `SELECT endpoint FROM push_subscriptions WHERE user_id = $1 ORDER BY id`;
    const before = await api.database.query<{ endpoint: string }[]>(byId, [person.profileId]);
    service.answerOf(gone, { status });
    await invite();
    await tellAll();
    expect(before).toHaveLength(2);
    expect(await api.database.query(byId, [person.profileId])).toEqual([{ endpoint: stays.subscription.endpoint }]);
    expect(await waiting()).toEqual([]);
  });

  it('is told again, when the push service asks for, in the browser alone that has not got it', async () => {
    const [busy, free] = [await aBrowserOf(person), await aBrowserOf(person)];
    service.answerOf(busy, { status: 429, headers: { 'retry-after': '600' } });
    await invite();
    await tellAll();
    const [job, ...others] = await waiting();
    expect([job?.data, others]).toEqual([{ event: expect.any(String), browser: expect.any(String), tries: 1 }, []]);
    expect(job?.seconds).toBeGreaterThan(590);
    service.answerOf(busy, { status: 201 });
    await api.database.query(`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'push'`);
    await tellAll();
    expect([shownIn(busy).length, shownIn(free).length]).toEqual([2, 1]);
    expect(await waiting()).toEqual([]);
  });

  it('is told by another process half a minute later, where a push service gave this one no answer in time', async () => {
    const elsewhere = await PushService.start();
    const [late, free] = [elsewhere.aBrowser(), await aBrowserOf(person)];
    await api.call(person, 'POST /api/account/push-subscriptions', { body: late.subscription });
    elsewhere.answerOf(late, null);
    await invite();
    await tellAll();
    const makeDue = `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'push'`;
    await api.database.query(makeDue);
    await tellAll();
    expect([elsewhere.received.length, shownIn(free).length]).toEqual([1, 1]);
    const [job] = await waiting();
    expect(job?.data).toMatchObject({ tries: 2 });
    expect(job?.seconds).toBeGreaterThanOrEqual(30);

    elsewhere.answerOf(late, { status: 201 });
    await api.database.query(makeDue);
    await other.get(Messages).workOff();
    expect(elsewhere.received).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    await elsewhere.stop();
  });

  it('is given up at last where a push service takes nothing', async () => {
    const browser = await aBrowserOf(person);
    service.answerOf(browser, { status: 503 });
    await invite();
    for (let tries = 0; tries < 10; tries += 1) {
      await tellAll();
      await api.database.query(`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'push'`);
    }
    expect(shownIn(browser)).toHaveLength(8);
    expect(await waiting()).toEqual([]);
  });
});
