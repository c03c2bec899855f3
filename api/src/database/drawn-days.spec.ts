import { areEnough, type DrawnDay, totalFrom } from './drawn-days.ts';

const days = (count: number): DrawnDay[] =>
  Array.from({ length: count }, (_, place) => ({ day: `2026-01-${place + 10}`, share: 0.002 }));
const found = (counts: number[]) => Object.fromEntries(counts.map((count, place) => [`2026-01-${place + 10}`, count]));

describe('the total of drawn days', () => {
  it('is what they have in the share that they are', () => {
    const { total, least } = totalFrom(days(10), found([4, 6, 5, 5, 4, 6, 5, 5, 4, 6]));
    expect(total).toBeCloseTo(2_500);
    expect(least).toBeGreaterThan(2_000);
  });

  it('weighs a day by its share, and counts a day without any', () => {
    const uneven = [...days(10), { day: '2025-12-01', share: 0.01 }];
    expect(totalFrom(uneven, { ...found(Array(10).fill(2)), '2025-12-01': 10 }).total).toBeCloseTo(1_000);
    expect(totalFrom(days(10), found([10])).total).toBeCloseTo(500);
  });

  it('is not sure where all come from one day', () => {
    expect(totalFrom(days(20), found([100])).least).toBeLessThan(0);
  });

  it('takes ten days that differ', () => {
    expect(areEnough(days(10))).toBe(true);
    expect(areEnough([...days(9), ...days(9)])).toBe(false);
    expect(areEnough([])).toBe(false);
  });
});
