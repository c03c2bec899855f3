import { EVENING, nextStep, stepUnderWay, thinkingAfter } from './evening.ts';

const SHARES = Array.from({ length: 10_000 }, (_, index) => index / 10_000);

describe('an evening', () => {
  it('has steps as often as the mix says', () => {
    const mix = { ...EVENING.mix, idle: 0, invite: 50 };
    const steps = SHARES.map((share) => nextStep(share, mix));
    const all = Object.values(mix).reduce((sum, parts) => sum + parts, 0);
    for (const [step, parts] of Object.entries(mix))
      expect(steps.filter((each) => each === step).length / SHARES.length).toBeCloseTo(parts / all, 2);
  });

  it('finds somebody after a step as often as its thoughts take of the evening', () => {
    const { mix, thinking } = EVENING;
    const steps = Object.keys(mix) as (keyof typeof mix)[];
    const all = steps.reduce((sum, step) => sum + mix[step] * thinking[step], 0);
    const resting = SHARES.map(stepUnderWay).filter((step) => step === 'idle');
    expect(resting.length / SHARES.length).toBeCloseTo((mix.idle * thinking.idle) / all, 2);
  });

  it('has half of all thoughts shorter than the middle, and a few that are three times as long', () => {
    const times = SHARES.flatMap((share, index) => {
      const other = SHARES[(index * 7919) % SHARES.length] ?? 0;
      return thinkingAfter('openProject', [share, other]);
    });
    const middle = EVENING.thinking.openProject * 1000;
    const shareBelow = (limit: number) => times.filter((time) => time < limit).length / times.length;
    expect(shareBelow(middle)).toBeCloseTo(0.5, 1);
    expect(shareBelow(3 * middle)).toBeGreaterThan(0.9);
    expect(shareBelow(3 * middle)).toBeLessThan(1);
  });
});
