import type { Rate } from '@crewdeck/contract';

/** Of the normal distribution, for 95%. */
const Z = 1.959963984540054;

/**
 * A share with its 95% score interval, which also holds for few and for shares near 0 and 1.
 *
 * @param of above 0
 * @see Wilson (1927), Journal of the American Statistical Association 22, 209–212
 */
export function rateOf(count: number, of: number): Rate {
  const share = count / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const middle = share + Z ** 2 / (2 * of);
  const scale = 1 + Z ** 2 / of;
  return { count, of, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
