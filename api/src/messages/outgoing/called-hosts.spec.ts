import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CalledHosts, MOST_CALLS } from './called-hosts.ts';

const SENT = { is: 'sent' };
const LATE = { is: 'timed_out' };

describe('the calls to servers outside', () => {
  let hosts: CalledHosts;

  beforeEach(() => {
    hosts = new CalledHosts();
  });

  const answerOf = (host: string, outcome = SENT, afterMs = 0) =>
    hosts.call(host, randomUUID(), () => sleep(afterMs, outcome));
  /** How many of these calls find a place, while none is answered; each to another person, unless one is named. */
  const placesOf = (host: string, userId?: string) => {
    for (let places = 0; ; places += 1) {
      const receiver = userId ?? randomUUID();
      if (places === MOST_CALLS || !hosts.hasRoom(host, receiver)) return places;
      void hosts.call(host, receiver, () => new Promise<typeof SENT>(() => {}));
    }
  };
  const many = Array.from({ length: 20 }, (_, at) => `https://${at}.test`);

  it('are few at a time to one that has not answered yet, and half of all places to all of these', () => {
    expect(many.map((host) => placesOf(host))).toEqual([
      ...Array.from({ length: 12 }, () => 2),
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ]);
  });

  it('are a fifth of all places to one that answers quickly, whatever the others do', async () => {
    await answerOf('https://push.test', { is: 'failed' });
    for (const host of many) placesOf(host);
    expect(placesOf('https://push.test')).toBe(10);
  });

  it('are four at a time to browsers of one person, and two where push services are slow', async () => {
    for (const host of many.slice(0, 10)) await answerOf(host);
    expect(placesOf('https://0.test', 'ada')).toBe(4);
    expect(placesOf('https://1.test', 'ada')).toBe(0);
    expect(placesOf('https://10.test', 'grace')).toBe(2);
    expect(placesOf('https://11.test', 'grace')).toBe(0);
    expect(placesOf('https://1.test', 'grace')).toBe(2);
  });

  it('give their places back, also those of the person', async () => {
    for (let count = 0; count < 30; count += 1) await hosts.call('https://push.test', 'ada', async () => SENT);
    expect(placesOf('https://push.test', 'ada')).toBe(4);
  });

  it('are few again to one that gets slow, until it was quick twice', async () => {
    await answerOf('https://push.test');
    await answerOf('https://push.test', SENT, 400);
    await answerOf('https://push.test');
    expect(placesOf('https://push.test')).toBe(2);
  });

  it('are more again to one that was quick twice', async () => {
    await answerOf('https://push.test', SENT, 400);
    await answerOf('https://push.test');
    await answerOf('https://push.test');
    expect(placesOf('https://push.test')).toBe(10);
  });

  it('are few to one that is late, before it answers', async () => {
    await answerOf('https://push.test');
    const late = answerOf('https://push.test', SENT, 600);
    await sleep(400);
    expect(placesOf('https://push.test')).toBe(1);
    await late;
  });

  it('stay as they were to one in use, however many others come and go', async () => {
    await answerOf('https://push.test');
    for (let other = 0; other < 3_000; other += 1) {
      hosts.hasRoom(`https://${other}.test`, 'ada');
      hosts.hasRoom('https://push.test', 'ada');
    }
    expect(placesOf('https://push.test')).toBe(10);
  });

  it('are none for a while to one that has not answered in time', async () => {
    await answerOf('https://push.test', LATE);
    expect([placesOf('https://push.test'), placesOf('https://other.test')]).toEqual([0, 2]);
  });

  it('go on, few at a time, to one that has answered another one meanwhile', async () => {
    const late = answerOf('https://push.test', LATE, 400);
    await answerOf('https://push.test');
    await late;
    expect(placesOf('https://push.test')).toBe(2);
  });
});
