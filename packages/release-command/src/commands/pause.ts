import type { Verb } from '../verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule } from './find-module.ts';

export const verb: Verb = {
  usage: '<module> [--reason TEXT]',
  help: `Holds the steps of a canary: it keeps the share that it has until "continue". The guard goes on watching it.

--reason  why, for the history`,
  options: { reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = textOf(given, 'reason');
    const seen = await findModule(context, module);
    const change = { action: 'pause', ...(reason && { reason }) } as const;
    return changeRelease(context, { module, seen, change }, ({ canary }) => ({
      sentence: `Paused: the canary of ${module} stays at ${canary?.percent} %.`,
      next: `continue ${module}`,
    }));
  },
};
