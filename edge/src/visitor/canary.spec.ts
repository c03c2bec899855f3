import { createCanaryId, isCanaryId, isInShare } from './canary.ts';

const IDS = Array.from({ length: 100_000 }, (_, index) => `browser-${index}`);
const share = (percent: number, module = 'mf-explore') => IDS.filter((id) => isInShare(id, module, percent));

const half = new Set(share(50));

describe('the share of a canary', () => {
  it.each([
    [1, 1_000],
    [50, 50_000],
    [0.01, 10],
    [100, 100_000],
  ])('of %d %% is that many of 100,000 browsers, give or take five standard deviations', (percent, expected) => {
    const deviation = Math.sqrt(IDS.length * (percent / 100) * (1 - percent / 100));
    expect(Math.abs(share(percent).length - expected)).toBeLessThanOrEqual(5 * deviation);
  });

  it('keeps everybody who was in when it grows', () => {
    const some = IDS.slice(0, 10_000);
    const steps = [0.5, 1, 5, 29, 50, 99.99].map(
      (percent) => new Set(some.filter((id) => isInShare(id, 'mf-explore', percent))),
    );
    for (const [index, smaller] of steps.entries()) {
      for (const larger of steps.slice(index + 1)) expect([...smaller].every((id) => larger.has(id))).toBe(true);
    }
  });

  it('is another one for each module', () => {
    const both = new Set(share(50, 'mf-profile'));
    const overlap = [...half].filter((id) => both.has(id)).length;
    expect(Math.abs(overlap - 25_000)).toBeLessThan(1_000);
  });
});

describe('the name of a browser', () => {
  it('is random, and recognised', () => {
    expect(createCanaryId()).not.toBe(createCanaryId());
    expect(isCanaryId(createCanaryId())).toBe(true);
  });

  it.each([null, '', 'short', `${'a'.repeat(22)}x`, `${'a'.repeat(21)};`])('is never rubbish: %p', (text) => {
    expect(isCanaryId(text)).toBe(false);
  });
});
