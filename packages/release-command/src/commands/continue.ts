import { planText } from '@crewdeck/releases/texts';
import type { Verb } from '../verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule } from './find-module.ts';

export const verb: Verb = {
  usage: '<module> [--reason TEXT]',
  help: `Lets a canary go on with its steps after "pause". A stopped module is resumed instead.

--reason  why, for the history`,
  options: { reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = textOf(given, 'reason');
    const seen = await findModule(context, module);
    const change = { action: 'continue', ...(reason && { reason }) } as const;
    return changeRelease(context, { module, seen, change }, ({ canary }) => ({
      sentence: `The canary of ${module} goes on. ${planText(canary, context.now)}`,
      next: 'watch',
    }));
  },
};
