import type { ModuleStatus } from '@crewdeck/contract';
import type { Verb } from '../verb.ts';
import { onlyPositional, requiredReason, textOf } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule } from './find-module.ts';
import { findRelease } from './find-release.ts';

export const verb: Verb = {
  usage: '<module> [--to <release|version>] --reason TEXT',
  help: `Takes a release back. A running canary is halted first; without one, the last good release becomes live.

--to      that release becomes live, canary or not
--reason  why, for the history`,
  options: { to: { type: 'string' }, reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = requiredReason(given);
    const wanted = textOf(given, 'to');
    const seen = await findModule(context, module);
    const to = wanted && findRelease(module, wanted, await context.api.releasesOf(module), context.now).release;
    const change = { action: 'rollback', ...(to && { to }), reason } as const;
    return changeRelease(context, { module, seen, change }, (after) => ({
      sentence: describeRollback(seen, after),
      next: `history ${module}`,
    }));
  },
};

function describeRollback(before: ModuleStatus, { module, live }: ModuleStatus): string {
  if (before.live.release !== live.release) {
    return `Rolled back: ${module} ${live.release} is live for every new page load (was ${before.live.release}).`;
  }
  const canary = before.canary ? ` ${before.canary.release}` : '';
  return `Canary${canary} halted: ${module} ${live.release} is live for everybody.`;
}
