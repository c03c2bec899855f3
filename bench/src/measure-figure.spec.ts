import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { measureFigure } from './measure-figure.ts';
import { Workshop } from './workshop.ts';

function aFigure(measures: { ours: () => number; baseline: () => number }, limitMinutes = 1): Figure {
  return {
    name: 'paint',
    unit: 'ms',
    goals: [{ of: 'ratio', atMost: 1 }],
    limitMinutes,
    sides: async () => ({ ours: async () => measures.ours(), baseline: async () => measures.baseline() }),
  };
}

const measure = (figure: Figure) => measureFigure(figure, new Workshop('chromium'), () => undefined);

describe('a figure', () => {
  it('is measured in five pairs after one that warms up, each side first in turns', async () => {
    const order: string[] = [];
    const note = (side: string) => () => order.push(side);
    const { runs } = await measure(aFigure({ ours: note('o'), baseline: note('b') }));
    expect(order.join('')).toBe('ob ob bo ob bo ob'.replaceAll(' ', ''));
    expect(runs).toHaveLength(5);
    expect(runs[0]).toEqual({ ours: 3, baseline: 4 });
  });

  it('has a limit for what is measured, and not for what is made for it', async () => {
    const figure = aFigure({ ours: () => 1, baseline: () => 1 }, 0.005);
    const { runs } = await measure({ ...figure, sides: (workshop) => sleep(400).then(() => figure.sides(workshop)) });
    expect(runs).toHaveLength(5);
  });

  it('is given up when its measurement takes longer than its limit', async () => {
    const figure = aFigure({ ours: () => 1, baseline: () => 1 }, 0.0005);
    const hanging: Figure = {
      ...figure,
      sides: async () => ({ ours: () => new Promise(() => undefined), baseline: null }),
    };
    await expect(measure(hanging)).rejects.toThrow('paint took longer than 0 s.');
  });
});
