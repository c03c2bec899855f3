import { comparisonOf, PUBLIC_ALLOCATIONS } from '../testing/public-allocations.ts';

it.each(['generic_3_30_0', 'generic_4_30_6'])(
  'ours finds as much as the exact solver, and more than the author: %s',
  (name) => {
    const [found] = PUBLIC_ALLOCATIONS.filter((instance) => instance.name === name).map(comparisonOf);
    expect(found?.ours).toBe(found?.exact);
    expect(found?.ours).toBeGreaterThan(found?.vns300s ?? Number.POSITIVE_INFINITY);
  },
);
