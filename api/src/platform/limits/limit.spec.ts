import { Limit } from './limit.ts';

const NO_STORE = { isGiven: false, query: () => Promise.reject(new Error('No store is given.')) };

describe('a limit that a process counts by itself', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  const aLimit = (most: number) => new Limit({ name: 'test', most, perSeconds: 60 }, NO_STORE);

  async function waitsOf(limit: Limit, times: number, key = 'ada') {
    const waits = [];
    for (let take = 0; take < times; take += 1) waits.push(await limit.take(key));
    return waits;
  }

  it('has room up to its most, then says in how many whole seconds, and has room then', async () => {
    const limit = aLimit(3);
    expect(await waitsOf(limit, 4)).toEqual([null, null, null, 60]);
    jest.advanceTimersByTime(59_100);
    expect(await limit.take('ada')).toBe(1);
    jest.advanceTimersByTime(900);
    expect(await waitsOf(limit, 4)).toEqual([null, null, null, 60]);
  });

  it('counts everybody for themselves', async () => {
    const limit = aLimit(1);
    expect([await limit.take('ada'), await limit.take('bob')]).toEqual([null, null]);
  });

  it('refuses with the seconds to wait', async () => {
    const limit = aLimit(1);
    await limit.require('ada');
    await expect(limit.require('ada')).rejects.toMatchObject({ code: 'request.rate_limited', retryAfterSeconds: 60 });
  });

  it.each([-1, 1])('locks nobody out when the wall clock jumps by %d day', async (days) => {
    const limit = aLimit(1);
    await limit.take('ada');
    jest.setSystemTime(Date.now() + days * 86_400_000);
    expect((await waitsOf(limit, 2))[1]).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(await limit.take('ada')).toBeNull();
  });
});
