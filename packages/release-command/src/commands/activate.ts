import type { Verb } from '../verb.ts';
import { moduleAndRelease, percentOf, textOf } from './arguments.ts';
import { activateRelease } from './change-release.ts';
import { refuseUnknown } from './find-module.ts';
import { findRelease } from './find-release.ts';

export const verb: Verb = {
  usage: '<module>@<release|version> [--percent N] [--reason TEXT]',
  help: `Makes a published release live. The API refuses one that does not fit what is live.

--percent  a canary for that share of the browsers, 0.01 to 100; the live release stays for the others
--reason   why, for the history`,
  options: { percent: { type: 'string' }, reason: { type: 'string' } },

  async run(given, context) {
    const { module, wanted } = moduleAndRelease(given);
    const percent = percentOf(given);
    const [status, kept] = await Promise.all([context.api.status(), context.api.releasesOf(module)]);
    const before = status.modules.find((it) => it.module === module) ?? null;
    if (!before && kept.length === 0) refuseUnknown(module, status);
    const { release } = findRelease(module, wanted, kept, context.now);
    return activateRelease(context, before, { module, release, percent, reason: textOf(given, 'reason') });
  },
};
