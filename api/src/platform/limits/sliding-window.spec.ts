import { jest } from '@jest/globals';
import { networkOf } from './network-of.ts';
import { SlidingWindow } from './sliding-window.ts';

describe('a sliding window', () => {
  let now: number;
  const take = (window: SlidingWindow, times: number, key = 'ada') =>
    Array.from({ length: times }, () => window.take(key));

  beforeEach(() => {
    now = 1_000_000;
  });

  const aWindow = (limit: number) => new SlidingWindow(limit, 60_000, () => now);

  it('has room up to its limit, and then says when there is room again', () => {
    const window = aWindow(3);
    expect(take(window, 4)).toEqual([null, null, null, 80]);
    now += 79_900;
    expect(window.take('ada')).toBe(1);
    now += 100;
    expect(window.take('ada')).toBeNull();
  });

  it('counts everybody for themselves', () => {
    const window = aWindow(1);
    expect([window.take('ada'), window.take('bob')]).toEqual([null, null]);
  });

  it('gives no second burst at the border of two minutes', () => {
    const window = aWindow(100);
    now += 59_000;
    take(window, 100);
    now += 2_500;
    expect(take(window, 100).filter((seconds) => seconds === null)).toHaveLength(2);
  });

  it('has room when it said so, and not a second before', () => {
    const window = aWindow(600);
    now += 30_000;
    take(window, 600);
    now += 45_000;
    const seconds = take(window, 600).find((wait) => wait !== null) ?? 0;
    now += (seconds - 2) * 1000;
    expect(window.take('ada')).not.toBeNull();
    now += 2_000;
    expect(window.take('ada')).toBeNull();
  });

  it.each([-1, 1])('takes no notice of a wall clock that jumps by %d day', (days) => {
    const [wall, steady] = [Date.now(), performance.now()];
    const window = new SlidingWindow(1, 60_000);
    window.take('ada');
    jest.spyOn(Date, 'now').mockReturnValue(wall + days * 86_400_000);
    const atOnce = window.take('ada');
    jest.spyOn(performance, 'now').mockReturnValue(steady + 121_000);
    const later = window.take('ada');
    jest.restoreAllMocks();
    expect([atOnce, later]).toEqual([expect.any(Number), null]);
  });

  it('forgets after two windows', () => {
    const window = aWindow(1);
    window.take('ada');
    now += 120_001;
    expect(window.take('ada')).toBeNull();
  });

  it('holds no more than a bounded number of keys', () => {
    const window = aWindow(1);
    for (let key = 0; key < 100_001; key += 1) window.take(String(key));
    expect([window.take('100000'), window.take('0')]).toEqual([expect.any(Number), null]);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
