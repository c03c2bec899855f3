import type { ModuleStatus } from '@crewdeck/contract';
import type { ChangeName } from './changes.ts';
import type { Draft } from './draft.ts';

interface ChangeTexts {
  /** On the button that opens the dialog. */
  button: string;
  title: (module: string) => string;
  /** What will happen to people who use the product. */
  description: (status: ModuleStatus) => string;
  confirm: string;
  busy: string;
  done: (module: string, draft: Draft) => string;
}

/** What each change says about itself. */
export const CHANGE_TEXTS: Record<ChangeName, ChangeTexts> = {
  rollback: {
    button: 'Roll back…',
    title: (module) => `Roll back ${module}`,
    description: ({ live, canary }) =>
      `New page loads get the chosen release at once, and ${live.release} is marked as bad.${canary ? ' The canary ends as well.' : ''}`,
    confirm: 'Roll back',
    busy: 'Rolling back…',
    done: (module, { release }) => `${module} is rolled back to ${release}.`,
  },
  halt: {
    button: 'Halt canary…',
    title: (module) => `Halt the canary of ${module}`,
    description: ({ live, canary }) =>
      `The ${canary?.percent ?? 0} % of browsers that get ${canary?.release ?? 'it'} go back to ${live.release}, and it is marked as bad.`,
    confirm: 'Halt canary',
    busy: 'Halting…',
    done: (module) => `The canary of ${module} is halted.`,
  },
  pause: {
    button: 'Pause steps…',
    title: (module) => `Pause the canary of ${module}`,
    description: ({ canary }) =>
      `It stays at ${canary?.percent ?? 0} % of the browsers until somebody lets it go on. The guard goes on watching it.`,
    confirm: 'Pause',
    busy: 'Pausing…',
    done: (module) => `The canary of ${module} is paused.`,
  },
  continue: {
    button: 'Go on…',
    title: (module) => `Let the canary of ${module} go on`,
    description: ({ canary }) =>
      `It goes on to ${canary?.plan?.next ?? 0} % of the browsers, as soon as its time has come and the guard finds it good.`,
    confirm: 'Go on',
    busy: 'Going on…',
    done: (module) => `The canary of ${module} goes on.`,
  },
  activate: {
    button: 'Make live…',
    title: (module) => `Make a release of ${module} live`,
    description: () => 'All browsers get it at their next page load, or a share of them as a canary.',
    confirm: 'Make live',
    busy: 'Making it live…',
    done: (module, { release, percent }) =>
      Number.parseFloat(percent) < 100
        ? `${release} of ${module} is a canary for ${Number.parseFloat(percent)} %.`
        : `${release} of ${module} is live.`,
  },
  stop: {
    button: 'Stop…',
    title: (module) => `Stop ${module}`,
    description: () =>
      'Nobody gets it until it is resumed: a note that it is not available stands in its place. Everything else works.',
    confirm: 'Stop',
    busy: 'Stopping…',
    done: (module) => `${module} is stopped.`,
  },
  resume: {
    button: 'Resume…',
    title: (module) => `Resume ${module}`,
    description: ({ live }) => `Everybody gets ${live.release} again.`,
    confirm: 'Resume',
    busy: 'Resuming…',
    done: (module) => `${module} is back.`,
  },
};
