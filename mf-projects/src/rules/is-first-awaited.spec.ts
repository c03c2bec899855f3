import { isFirstAwaited } from './is-first-awaited.ts';

describe('what is below a query waits', () => {
  const first = { isLoading: true, isFetched: false, failureCount: 0 };

  it('for its first attempt', () => {
    expect(isFirstAwaited(first)).toBe(true);
    expect(isFirstAwaited({ ...first, isLoading: false, isFetched: true })).toBe(false);
  });

  it('for no attempt after a failure, so that text being written there stays', () => {
    expect(isFirstAwaited({ ...first, failureCount: 1 })).toBe(false);
    expect(isFirstAwaited({ ...first, isFetched: true })).toBe(false);
  });
});
