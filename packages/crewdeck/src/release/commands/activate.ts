import type { Verb } from '../verb.ts';
import { onlyPositional, percentOf, textOf } from './arguments.ts';
import { activateRelease, changeRelease } from './change-release.ts';
import { findModule, findRelease } from './find.ts';

export const verb: Verb = {
  usage: '<module>@<release|version> [--percent N] [--reason TEXT], or <module> --percent 0',
  help: `Makes a published release live. The API refuses one that does not fit what is live. Without a release it lists the latest.

--percent  a canary for that share of the browsers, 0.01 to 100; the live release stays for the others. 0 ends the canary
--reason   why, for the history`,
  options: { percent: { type: 'string' }, reason: { type: 'string' } },

  async run(given, context) {
    const target = onlyPositional(given, '<module>@<release|version>');
    const reason = textOf(given, 'reason');
    if (textOf(given, 'percent') === '0') {
      const [module = ''] = target.split('@');
      const seen = await findModule(context, module);
      const change = { action: 'end_canary', ...(reason && { reason }) } as const;
      return changeRelease(context, { module, seen, change }, ({ live }) => ({
        sentence: `Canary ended: ${module} ${live.release} is live for everybody.`,
        next: `history ${module}`,
      }));
    }
    const percent = percentOf(given);
    const [{ module, release }, { modules }] = await Promise.all([findRelease(context, target), context.api.status()]);
    const seen = modules.find((status) => status.module === module) ?? null;
    return activateRelease(context, seen, { module, release, percent, reason });
  },
};
