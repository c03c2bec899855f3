import type { Figure } from '../figure.ts';
import { nextRelease } from '../next-release.ts';

/** From the start of the command `release rollback` until a new page load gets the old release from the edge. */
export const rollback: Figure = {
  name: 'rollback',
  unit: 'ms',
  goals: [{ of: 'ours', atMost: 500 }],
  sides: async (workshop) => {
    const next = await nextRelease(workshop);
    const ours = async () => {
      await next.activate();
      const startedAt = performance.now();
      return (await next.rollBack()) - startedAt;
    };
    return { ours, baseline: null };
  },
};
