import type { Figure, Goal, Measure } from './figure.ts';
import { measureFigure } from './measure-figure.ts';
import { Workshop } from './workshop.ts';

function measure(goal: Goal, ours: Measure, baseline: Measure | null) {
  const figure: Figure = { name: 'paint', unit: 'ms', goals: [goal], sides: async () => ({ ours, baseline }) };
  return measureFigure(figure, new Workshop('chromium'));
}

describe('a figure', () => {
  it('is the medians of five pairs after one that warms up, each side first in turns', async () => {
    const order: string[] = [];
    const note = (side: string) => async () => order.push(side);
    const result = await measure({ of: 'ratio', atMost: 1 }, note('o'), note('b'));
    expect(order.join('')).toBe('ob ob bo ob bo ob'.replaceAll(' ', ''));
    expect(result).toMatchObject({ ours: 7, baseline: 8, ratio: 7 / 8, goal: '≤ 1 ×', isMet: true });
  });

  it.each([
    [{ of: 'ratio', atMost: 0.4 }, false],
    [{ of: 'ratio', atLeast: 0.5 }, true],
    [{ of: 'ours', atMost: 10 }, true],
    [{ of: 'ours', atLeast: 11 }, false],
  ] as const)('with the goal %j is met: %s', async (goal, isMet) => {
    const [ten, twenty] = [async () => 10, async () => 20];
    expect(await measure(goal, ten, twenty)).toMatchObject({ ratio: 0.5, isMet });
  });

  it('has no ratio where there is nothing to compare with', async () => {
    await expect(measure({ of: 'ratio', atMost: 1 }, async () => 1, null)).rejects.toThrow('nothing to compare with');
  });
});
