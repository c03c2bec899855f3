import { bytesOf } from '../browser/downloads.ts';
import { inNewContext } from '../browser/in-new-context.ts';
import { downloadsOf, exploreProjects } from '../browser/page-load.ts';
import type { Figure } from '../figure.ts';
import { nextRelease } from '../next-release.ts';

/** What somebody loads of shell and other modules who comes back after the release of one module. */
export const redeployBytes: Figure = {
  name: 'redeploy-bytes',
  unit: 'bytes',
  goals: [{ of: 'ours', atMost: 0 }],
  sides: async (workshop) => {
    const { origin, module, activate, rollBack } = await nextRelease(workshop);
    const page = exploreProjects(origin);
    const ours = () =>
      inNewContext(workshop, async (context) => {
        await downloadsOf(context, page);
        await activate();
        const released = (await downloadsOf(context, page)).filter(({ path }) => path.startsWith('/modules/'));
        await rollBack();
        const others = released.filter(({ path }) => !path.startsWith(`/modules/${module}/`));
        if (others.length === released.length) throw new Error('The new release did not come.');
        return bytesOf(others);
      });
    return { ours, baseline: null };
  },
};
