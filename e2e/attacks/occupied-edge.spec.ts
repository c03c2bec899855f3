import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { callFrom, type Outcome } from '../support/attackers.ts';
import { theSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const ROUNDS = 3;

test.skip(process.platform !== 'linux', 'Only Linux lets one machine call from many addresses.');

test('while the API hangs, each call has its sentence within the time limit, and pages load', {
  tag: '@lab',
}, async () => {
  const api = theSystem().service('api').pid ?? 0;
  process.kill(api, 'SIGSTOP');
  let outcomes: Outcome[];
  try {
    const calls = Array.from({ length: 150 }, (_, index) => callFrom(`127.0.0.${2 + (index % 3)}`, '/api/projects'));
    expect(await callFrom('127.0.0.2', '/explore')).toMatchObject({ status: 200 });
    outcomes = await Promise.all(calls);
  } finally {
    process.kill(api, 'SIGCONT');
  }
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(16_000);
  expect(JSON.parse(outcomes[0]?.body ?? '')).toMatchObject({ code: 'server.unavailable' });
  await expect.poll(async () => (await callFrom('127.0.0.2', '/api/projects')).status).toBe(200);
});

test('an edge that is stopped cuts nobody off, with 60 people on kept connections', { tag: '@lab' }, async () => {
  const edge = theSystem().service('edge');
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = Array.from({ length: 60 }, (_, index) => new CallerOnOneConnection(`127.0.0.${2 + (index % 20)}`));
    const ends = people.map((person) => person.callUntilTurnedAway());
    await expect.poll(() => people.every(({ statuses }) => statuses.length > 0)).toBe(true);
    await edge.stop();
    await Promise.all(ends);
    const statuses = new Set(people.flatMap((person) => person.statuses));
    await edge.start();
    expect(statuses).toEqual(new Set([200]));
  }
});

/** Calls as a balancer does, until an answer says that the edge stops. */
class CallerOnOneConnection {
  /** How every call ended. */
  readonly statuses: (number | string)[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly address: string) {}

  async callUntilTurnedAway(): Promise<void> {
    for (;;) {
      const { status, isLast } = await callFrom(this.address, '/api/projects?limit=5', this.#agent);
      this.statuses.push(status);
      if (isLast) return;
      await sleep(Math.random() * 50);
    }
  }
}
