import { rateOf } from './wilson.rules.ts';

describe('the interval of a share', () => {
  // Newcombe (1998), Statistics in Medicine 17, 857–872, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d of %d is that of the literature', (count, of, low, high) => {
    const rate = rateOf(count, of);
    expect(rate).toMatchObject({ count, of });
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  });

  it('of all ends at 1, and is as wide as that of none', () => {
    const [all, none] = [rateOf(20, 20), rateOf(0, 20)];
    expect(all.high).toBe(1);
    expect(all.low).toBeCloseTo(1 - none.high, 10);
  });
});
