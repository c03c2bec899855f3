import { setTimeout as sleep } from 'node:timers/promises';
import { Load } from './load.ts';

/** A call that fails so often, and then is answered. */
function failing(times: number) {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new Error('Nobody answers.');
  };
}

describe('a load', () => {
  it('tries each call once more that fails, and tells which that did not help', async () => {
    const load = new Load({ once: failing(1), always: failing(Number.POSITIVE_INFINITY) });
    load.start();
    await sleep(200);
    await load.stop();
    const [first] = load.tried.filter(({ kind, failures }) => kind === 'once' && failures > 0);
    expect(first).toMatchObject({ failures: 1 });
    const others = load.tried.filter(({ kind }) => kind === 'always');
    expect(others.map(({ failures, reason }) => [failures, reason])).toEqual(
      others.map(() => [2, 'Error: Nobody answers.']),
    );
  });

  it('goes on asking while an answer is waited for', async () => {
    const load = new Load({ slow: () => sleep(500) });
    load.start();
    await sleep(300);
    await load.stop();
    expect(load.tried.length).toBeGreaterThan(1);
  });
});
