import type { Verb } from '../verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule } from './find.ts';

export const verb: Verb = {
  usage: '<module> [--reason TEXT]',
  help: `Switches a stopped module on again, with the release that is live.

--reason  why, for the history`,
  options: { reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = textOf(given, 'reason');
    const seen = await findModule(context, module);
    const change = { action: 'resume', ...(reason && { reason }) } as const;
    return changeRelease(context, { module, seen, change }, ({ live }) => ({
      sentence: `Resumed: ${module} ${live.release} is live again.`,
      next: 'status',
    }));
  },
};
