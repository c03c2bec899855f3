import type { ProjectEntity } from '../../projects/project.entity.ts';
import { anInvite, aPerson, aProject } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { PUSH_KEYS, PushService, type TestBrowser } from '../../testing/push-service.ts';
import { TestApi } from '../../testing/test-api.ts';
import { Messages } from '../messages.ts';

const ENVIRONMENT = { ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true' };

describe('a browser whose push service does not answer in time', () => {
  let api: TestApi;
  let service: PushService;
  let owner: Person;
  let person: Person;
  let project: ProjectEntity;

  beforeAll(async () => {
    api = await TestApi.start(ENVIRONMENT);
    owner = await aPerson(api);
  });

  beforeEach(async () => {
    // Another port is another host, of which nothing is known yet.
    service = await PushService.start();
    person = await aPerson(api);
    project = await aProject(api, { owner });
    await api.database.query('DELETE FROM pgboss.job');
  });

  afterEach(() => service.stop());

  afterAll(() => api.stop());

  const aBrowser = async (answer: { status: number } | null) => {
    const browser = service.aBrowser();
    service.answerOf(browser, answer);
    await api.call(person, 'POST /api/account/push-subscriptions', { body: browser.subscription });
    return browser;
  };
  const invite = () => anInvite(api, project, { sender: owner, receiver: person });
  const tellAll = (process = api) => process.get(Messages).workOff();
  const callsOf = ({ subscription }: TestBrowser) =>
    service.received.filter(({ browser }) => subscription.endpoint.endsWith(browser)).length;
  const kept = () =>
    api.database.query<{ timeouts: number; minutes: number | null }[]>(
      `SELECT timeouts, round(extract(epoch FROM paused_until - now()) / 60)::int AS minutes
       FROM push_subscriptions WHERE user_id = $1 ORDER BY id`,
      [person.profileId],
    );
  const waiting = () =>
    api.database.query<{ data: object; priority: number; seconds: number }[]>(
      `SELECT data, priority, round(extract(epoch FROM start_after - now()))::int AS seconds FROM pgboss.job WHERE name = 'push' AND state = 'created' AND start_after > now()`,
    );
  const makeDue = () =>
    api.database.query(`UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE name = 'push'`);
  const endPauses = () => api.database.query(`UPDATE push_subscriptions SET paused_until = now() - interval '1 s'`);

  it('is called no more for a minute, by any process, and gets the message after it', async () => {
    const browser = await aBrowser(null);
    await invite();
    await tellAll();
    expect(await kept()).toEqual([{ timeouts: 1, minutes: 1 }]);
    const data = { event: expect.any(String), browser: expect.any(String), tries: 1 };
    expect(await waiting()).toMatchObject([{ data, priority: -1 }]);

    service.answerOf(browser, { status: 201 });
    const other = await TestApi.start({ ...ENVIRONMENT, DATABASE_URL: api.databaseUrl });
    await makeDue();
    await tellAll(other);
    expect(callsOf(browser)).toBe(1);
    expect(await waiting()).toMatchObject([{ data, priority: -1 }]);

    await endPauses();
    await makeDue();
    await tellAll(other);
    await other.stop();
    expect(callsOf(browser)).toBe(2);
    expect(await kept()).toEqual([{ timeouts: 0, minutes: null }]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [3, [{ timeouts: 4, minutes: 8 }]],
    [8, [{ timeouts: 9, minutes: 256 }]],
    [9, []],
  ])(
    'is paused for twice as long after each timeout, and ends at the tenth in a row: after %d',
    async (before, after) => {
      await aBrowser(null);
      await api.database.query('UPDATE push_subscriptions SET timeouts = $2 WHERE user_id = $1', [
        person.profileId,
        before,
      ]);
      await invite();
      await tellAll();
      expect(await kept()).toEqual(after);
    },
  );

  it('costs no other one there a timeout: they wait until it can have recovered', async () => {
    for (let count = 0; count < 10; count += 1) await aBrowser(null);
    await invite();
    const since = Date.now();
    for (let times = 0; times < 3; times += 1) {
      await makeDue();
      await tellAll();
    }
    // 30 timeouts, one after another, take 90 s.
    expect(Date.now() - since).toBeLessThan(30_000);
    expect((await kept()).filter(({ timeouts }) => timeouts > 0).length).toBeLessThanOrEqual(5);
    expect(await waiting()).toHaveLength(10);
  });

  it('has messages that find no place wait for half a minute at least, and end at the eighth try', async () => {
    await aBrowser(null);
    await invite();
    await tellAll();
    await endPauses();
    for (let tries = 2; tries <= 8; tries += 1) {
      await makeDue();
      await tellAll();
      const jobs = await waiting();
      expect(jobs).toMatchObject(tries < 8 ? [{ data: { tries } }] : []);
      for (const { seconds } of jobs) expect(seconds).toBeGreaterThanOrEqual(30);
    }
  });

  it('leaves those at other push services alone, by a job each', async () => {
    await aBrowser(null);
    const other = await PushService.start();
    const browser = other.aBrowser();
    await api.call(person, 'POST /api/account/push-subscriptions', { body: browser.subscription });
    await invite();
    await tellAll();
    expect(other.received).toHaveLength(1);
    expect((await waiting()).map(({ data }) => data)).toMatchObject([{ browser: expect.any(String), tries: 1 }]);
    await other.stop();
  });
});
