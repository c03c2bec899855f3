import { aRelease } from '../testing/a-release.ts';
import type { FailureOutcome } from './load-failure.ts';
import { LOAD_FAILURE_MEMORY_MS, type Setback, worthTrying } from './next-candidate.ts';

const NOW = 1_000_000;
const live = aRelease();
const lastGood = aRelease();

const aSetback = (outcome: FailureOutcome, { times = 1, msAgo = 0 } = {}): Setback => ({
  outcome,
  times,
  at: NOW - msAgo,
});

function tried(setback?: Setback): string[] {
  const setbacks = new Map(setback ? [[live.release, setback]] : []);
  return worthTrying([live, lastGood], setbacks, NOW).map((candidate) => candidate.release);
}

describe('the releases to try', () => {
  it('are the live one, then the last good one', () => {
    expect(tried()).toEqual([live.release, lastGood.release]);
  });

  it('still begin with a release that crashed once', () => {
    expect(tried(aSetback('crash'))).toEqual([live.release, lastGood.release]);
  });

  it('leave out a release that crashed twice, however long ago', () => {
    expect(tried(aSetback('crash', { times: 2, msAgo: 1e9 }))).toEqual([lastGood.release]);
  });

  it('leave out a release that does not fit, however long ago that was found', () => {
    expect(tried(aSetback('contract', { msAgo: 1e9 }))).toEqual([lastGood.release]);
  });

  it.each(['load', 'timeout', 'integrity'] as const)(
    'leave out a release for a minute after a failure of kind %s',
    (outcome) => {
      expect(tried(aSetback(outcome, { msAgo: LOAD_FAILURE_MEMORY_MS - 1 }))).toEqual([lastGood.release]);
      expect(tried(aSetback(outcome, { msAgo: LOAD_FAILURE_MEMORY_MS }))).toEqual([live.release, lastGood.release]);
    },
  );
});
