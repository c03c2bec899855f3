import { RestartPolicy } from './restart-policy.ts';

describe('a process that crashes', () => {
  it('starts again after twice the time at each crash, and not after the sixth', () => {
    const policy = new RestartPolicy();
    const delays = [0, 1_000, 2_000, 3_000, 4_000, 5_000].map((now) => policy.delayAfterCrash(now));
    expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, null]);
  });

  it('starts again soon when the last crash is more than a minute ago', () => {
    const policy = new RestartPolicy();
    policy.delayAfterCrash(0);
    policy.delayAfterCrash(1_000);
    expect(policy.delayAfterCrash(61_001)).toBe(500);
  });
});
