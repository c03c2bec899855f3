import type { ModuleStatus } from '@crewdeck/contract';
import type { ChangeName, Draft } from './changes.ts';

interface ChangeTexts {
  /** On the button that opens the dialog, and above it. */
  label: string;
  confirm: string;
  /** What will happen to people who use the product. */
  effect: (status: ModuleStatus) => string;
  done: (status: ModuleStatus, draft: Draft) => string;
}

/** What each change says about itself. */
export const CHANGE_TEXTS: Record<ChangeName, ChangeTexts> = {
  rollback: {
    label: 'Roll back',
    confirm: 'Roll back',
    effect: ({ live, canary }) =>
      `New page loads get the release you choose. ${live.release} is marked as bad.${canary ? ` The canary ${canary.release} ends too.` : ''}`,
    done: ({ module, canary }, { release }) =>
      `${module} is rolled back to ${release}.${canary ? ` The canary ${canary.release} has ended.` : ''}`,
  },
  end_canary: {
    label: 'End canary',
    confirm: 'End canary',
    effect: ({ live, canary }) =>
      `The ${canary?.percent} % of browsers on ${canary?.release} go back to ${live.release}.`,
    done: ({ module }) => `The canary of ${module} has ended.`,
  },
  activate: {
    label: 'Choose a release',
    confirm: 'Make live',
    effect: ({ canary }) =>
      `All new page loads get it, or a share of them as a canary.${canary ? ` The canary ${canary.release} ends unless you choose it.` : ''}`,
    done: ({ module }, { release, percent }) =>
      Number(percent) < 100
        ? `${release} of ${module} is a canary for ${Number(percent)} % of browsers.`
        : `${release} of ${module} is live.`,
  },
  stop: {
    label: 'Stop',
    confirm: 'Stop',
    effect: () => "People see that it's switched off until you resume it. Everything else keeps working.",
    done: ({ module }) => `${module} is stopped.`,
  },
  resume: {
    label: 'Resume',
    confirm: 'Resume',
    effect: ({ live }) => `People get ${live.release} again.`,
    done: ({ module }) => `${module} is back.`,
  },
};
