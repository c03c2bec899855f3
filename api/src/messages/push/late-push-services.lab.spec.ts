import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@crewdeck/contract';
import { anInvite, aPerson, aProject, people } from '../../testing/builders.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Person } from '../../testing/people.ts';
import { PUSH_KEYS, PushService, TestBrowser } from '../../testing/push-service.ts';
import { TestApi } from '../../testing/test-api.ts';
import { JobQueue } from '../job-queue.ts';

const HOSTS = 50;
const ACCOUNTS = 10;
const WAITING = 1_900;

/** A push service that answers each message after a while. */
async function aSlowService(answerMs: number) {
  let taken = 0;
  const server = createServer(async (_, response) => {
    taken += 1;
    await sleep(answerMs, undefined, { ref: false });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, taken: () => taken, stop };
}

describe('push services that answer late', () => {
  let api: TestApi;
  let service: PushService;

  beforeAll(async () => {
    api = await TestApi.start({ ...PUSH_KEYS, PUSH_TO_LOOPBACK: 'true', MESSAGES_INTERVAL_MS: '200' });
  });

  beforeEach(async () => {
    service = await PushService.start();
    await api.database.query('DELETE FROM pgboss.job');
  });

  afterEach(() => service.stop());

  afterAll(() => api.stop());

  const subscribe = (who: Person, { subscription }: TestBrowser) =>
    api.call(who, 'POST /api/account/push-subscriptions', { body: subscription });
  const inviteAll = async (owner: Person, receivers: readonly Person[]) => {
    const project = await aProject(api, { owner, maxTeamSize: 50 });
    for (const receiver of receivers) await anInvite(api, project, { sender: owner, receiver });
  };
  const toldSince = async (count: number) => {
    const since = Date.now();
    await eventually(async () => service.received.length > count, 60_000);
    return Date.now() - since;
  };
  /** As many jobs as many invites write, in one go. */
  const fillQueue = async (receivers: readonly Person[]) => {
    const rows = await api.database.query<{ event: string; browser: string }[]>(
      `SELECT a.id AS event, s.id AS browser FROM activities a JOIN push_subscriptions s ON s.user_id = a.user_id
       WHERE a.user_id = ANY($1)`,
      [receivers.map(({ profileId }) => profileId)],
    );
    const jobs = Array.from({ length: WAITING }, (_, at) => {
      const { event = '', browser = '' } = rows[at % rows.length] ?? {};
      return { name: 'push', data: { event, browser } };
    });
    await api.get(JobQueue).add(api.database.manager, jobs);
  };

  it.each([
    ['answer after 950 ms', 950, true],
    ['never answer, where no push service is known yet', 60_000, false],
  ])('keep nobody else waiting, with many messages to many that %s', async (_, answerMs, isKnown) => {
    const hosts = await Promise.all(Array.from({ length: HOSTS }, () => aSlowService(answerMs)));
    const [owner, person] = [await aPerson(api), await aPerson(api)];
    await subscribe(person, service.aBrowser());
    if (isKnown) {
      await inviteAll(owner, [person]);
      await toldSince(0);
    }
    const stuck = await people(api, ACCOUNTS);
    await inviteAll(owner, stuck);
    for (let browser = 0; browser < ACCOUNTS * LIMITS.pushSubscriptions; browser += 1) {
      const [who, host] = [stuck[browser % ACCOUNTS], hosts[Math.floor(browser / ACCOUNTS) + (browser % 5) * 10]];
      if (who && host) await subscribe(who, new TestBrowser(`${host.origin}/${browser}`));
    }
    const told = service.received.length;
    await fillQueue(stuck);
    await inviteAll(owner, [person]);
    const tookMs = await toldSince(told);
    const calls = hosts.reduce((sum, host) => sum + host.taken(), 0);
    await Promise.all(hosts.map((host) => host.stop()));
    // One that finds no place is told after half a minute.
    expect(tookMs).toBeLessThan(25_000);
    expect(calls).toBeLessThan(WAITING / 2);
  });
});
