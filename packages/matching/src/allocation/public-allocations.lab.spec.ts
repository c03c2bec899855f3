import { comparisonOf, PUBLIC_ALLOCATIONS } from '../testing/public-allocations.ts';

it('ours finds at least 98 % of what the exact solver finds on 27 public instances, each in five seconds of one core', () => {
  const all = PUBLIC_ALLOCATIONS.map(comparisonOf);
  const sum = (key: 'ours' | 'exact') => all.reduce((total, one) => total + one[key], 0);
  for (const { name, ours, exact, vns300s, seconds } of all)
    process.stdout.write(
      `${name}: ours ${ours}, exact solver ${exact}, author's search ${vns300s}, ${(ours / exact).toFixed(4)} in ${seconds.toFixed(2)} s\n`,
    );
  expect(all).toHaveLength(27);
  expect(sum('ours')).toBeGreaterThanOrEqual(0.98 * sum('exact'));
  expect(Math.max(...all.map(({ seconds }) => seconds))).toBeLessThan(5);
});
