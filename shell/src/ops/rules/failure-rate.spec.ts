import { aHealth, NOW } from '../testing/builders.ts';
import { failureRate, judgedCounts, percentText } from './failure-rate.ts';

describe('a failure rate', () => {
  it('is that of all loads, and none without loads', () => {
    expect(failureRate({ ok: 3, failed: 1 })).toBe(0.25);
    expect(failureRate({ ok: 0, failed: 0 })).toBeNull();
  });

  it.each([
    [0, '0 %'],
    [0.0004, '< 0.1 %'],
    [0.0041, '0.4 %'],
    [0.0996, '10 %'],
    [0.234, '23 %'],
    [0.997, '99 %'],
    [1, '100 %'],
  ])('of %d reads "%s"', (rate, text) => {
    expect(percentText(rate)).toBe(text);
  });
});

describe('what a release is judged by', () => {
  it('is the last five minutes, so that a long good time does not hide what fails now', () => {
    const health = aHealth('r', [
      [40, 1000, 0],
      [2, 5, 5],
    ]);
    expect(judgedCounts(health, NOW)).toEqual({ ok: 5, failed: 5, window: 'the last 5 minutes' });
  });

  it('is the whole hour while the last minutes saw next to nobody', () => {
    const health = aHealth('r', [
      [40, 10, 10],
      [2, 1, 0],
    ]);
    expect(judgedCounts(health, NOW)).toEqual({ ok: 11, failed: 10, window: 'the last hour' });
  });
});
