import type { Verb } from '../verb.ts';
import { onlyPositional, requiredReason } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule } from './find.ts';

export const verb: Verb = {
  usage: '<module> --reason TEXT',
  help: `Switches a module off for everybody. Its pages say so; everything else goes on.

--reason  why, for the history; people do not see it`,
  options: { reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = requiredReason(given);
    const seen = await findModule(context, module);
    return changeRelease(context, { module, seen, change: { action: 'stop', reason } }, () => ({
      sentence: `Stopped: people see that ${module} is not available.`,
      next: `resume ${module}`,
    }));
  },
};
