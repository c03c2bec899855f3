import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_CALLS, PushHosts } from './push-hosts.ts';
import type { PushOutcome } from './send-push.ts';

const SENT: PushOutcome = { is: 'sent' };
const LATE: PushOutcome = { is: 'timed_out' };

describe('the calls to push services', () => {
  let hosts: PushHosts;

  beforeEach(() => {
    hosts = new PushHosts();
  });

  const answerOf = (host: string, outcome: PushOutcome = SENT, afterMs = 0) =>
    hosts.call(host, () => sleep(afterMs, outcome));
  /** How many of these calls find a place, while none is answered. */
  const placesOf = (host: string, most = MOST_CALLS) => {
    let places = 0;
    for (; places < most && hosts.waitFor(host) === 0; places += 1) void hosts.call(host, () => new Promise(() => {}));
    return places;
  };
  const many = Array.from({ length: 20 }, (_, at) => `https://${at}.test`);

  it('are few at a time to one that has not answered yet, and half of all places to all of these', () => {
    expect(many.map((host) => placesOf(host))).toEqual([5, 5, 5, 5, 5, ...Array.from({ length: 15 }, () => 0)]);
  });

  it('are as many as there are places to one that answers quickly, whatever the others do', async () => {
    await answerOf('https://push.test', { is: 'failed', reason: 'It answers 503.', afterMs: 0 });
    for (const host of many) placesOf(host);
    expect(placesOf('https://push.test')).toBe(MOST_CALLS);
  });

  it('are few again to one that gets slow, until it is quick again', async () => {
    await answerOf('https://push.test');
    await answerOf('https://push.test', SENT, 1_100);
    expect(placesOf('https://push.test')).toBe(5);
    await answerOf('https://push.test');
    expect(placesOf('https://push.test')).toBe(MOST_CALLS);
  });

  it('stay as they were to one in use, however many others come and go', async () => {
    await answerOf('https://push.test');
    for (let other = 0; other < 3_000; other += 1) {
      hosts.waitFor(`https://${other}.test`);
      hosts.waitFor('https://push.test');
    }
    expect(placesOf('https://push.test')).toBe(MOST_CALLS);
  });

  it('are none for half a minute to one that has not answered in time', async () => {
    await answerOf('https://push.test', LATE);
    expect(hosts.waitFor('https://push.test')).toBeGreaterThan(25_000);
    expect(hosts.waitFor('https://push.test')).toBeLessThanOrEqual(30_000);
    expect(hosts.waitFor('https://other.test')).toBe(0);
  });

  it('go on, few at a time, to one that has answered another one meanwhile', async () => {
    const late = answerOf('https://push.test', LATE, 1_100);
    await answerOf('https://push.test');
    await late;
    expect(placesOf('https://push.test')).toBe(5);
  });
});
