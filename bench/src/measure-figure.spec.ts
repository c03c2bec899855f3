import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { measureFigure } from './measure-figure.ts';
import { Workshop } from './workshop.ts';

const AN_HOUR_MS = 3_600_000;

function aFigure(measures: { ours: () => number; baseline: () => number }, limitMinutes = 1): Figure {
  return {
    name: 'paint',
    unit: 'ms',
    goal: { of: 'ratio', atMost: 1 },
    limitMinutes,
    sides: async () => ({ ours: async () => measures.ours(), baseline: async () => measures.baseline() }),
  };
}

function measure(figure: Figure, leftMs = AN_HOUR_MS) {
  return measureFigure(figure, new Workshop('chromium'), leftMs);
}

describe('a figure', () => {
  it('is measured in five pairs after one that warms up, each side first in turns', async () => {
    const order: string[] = [];
    const note = (side: string) => () => order.push(side);
    const { runs } = await measure(aFigure({ ours: note('o'), baseline: note('b') }));
    expect(order.join('')).toBe('ob ob bo ob bo ob'.replaceAll(' ', ''));
    expect(runs).toHaveLength(5);
    expect(runs[0]).toEqual({ ours: 3, baseline: 4 });
  });

  it('is prepared before its own clock starts', async () => {
    const figure = aFigure({ ours: () => 1, baseline: () => 1 }, 0.005);
    const { runs } = await measure({ ...figure, prepare: () => sleep(400) });
    expect(runs).toHaveLength(5);
  });

  it('is given up when its preparation takes longer than what is left of the run', async () => {
    const figure = aFigure({ ours: () => 1, baseline: () => 1 });
    const hanging: Figure = { ...figure, prepare: () => new Promise(() => undefined) };
    await expect(measure(hanging, 20)).rejects.toThrow('Preparing paint took longer than 0 s.');
  });

  it('is given up when it takes longer than what is left of the run', async () => {
    const figure = aFigure({ ours: () => 1, baseline: () => 1 });
    const hanging: Figure = { ...figure, sides: () => new Promise(() => undefined) };
    await expect(measure(hanging, 20)).rejects.toThrow('paint took longer than 0 s.');
  });
});
