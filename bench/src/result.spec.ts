import type { Goal } from './figure.ts';
import { type Pair, resultOf } from './result.ts';

const PAIRS: Pair[] = [
  { ours: 90, baseline: 100 },
  { ours: 900, baseline: 110 },
  { ours: 80, baseline: 90 },
];

function resultWith(goal: Goal, runs = PAIRS) {
  return resultOf({ name: 'paint', unit: 'ms', goals: [goal] }, runs);
}

describe('a result', () => {
  it('is the medians of all runs, so that one slow run changes nothing', () => {
    expect(resultWith({ of: 'ratio', atMost: 1 })).toMatchObject({ ours: 90, baseline: 100, ratio: 0.9 });
  });

  it.each<[boolean, Goal]>([
    [true, { of: 'ratio', atMost: 0.9 }],
    [false, { of: 'ratio', atMost: 0.89 }],
    [true, { of: 'ratio', atLeast: 0.9 }],
    [false, { of: 'ratio', atLeast: 0.91 }],
    [true, { of: 'ours', atMost: 90 }],
    [false, { of: 'ours', atLeast: 91 }],
  ])('is met: %s, for the goal %j', (met, goal) => {
    expect(resultWith(goal).met).toBe(met);
  });

  it('is met when all of its goals are', () => {
    const goals: Goal[] = [
      { of: 'ratio', atMost: 0.9 },
      { of: 'ours', atMost: 89 },
    ];
    expect(resultOf({ name: 'paint', unit: 'ms', goals }, PAIRS)).toMatchObject({
      goal: '≤ 0.9 ×; ≤ 89',
      met: false,
    });
  });

  it('holds every run that it is made of', () => {
    expect(resultWith({ of: 'ratio', atMost: 1 }).runs).toEqual(PAIRS);
  });

  it('needs a baseline for a ratio', () => {
    expect(() => resultWith({ of: 'ratio', atMost: 1 }, [{ ours: 1, baseline: null }])).toThrow(
      'paint has nothing to compare with.',
    );
  });
});
