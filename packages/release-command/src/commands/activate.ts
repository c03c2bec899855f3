import { UsageError } from '../errors.ts';
import type { Arguments, Verb } from '../verb.ts';
import { minutesOf, moduleAndRelease, percentOf, stepsOf, textOf } from './arguments.ts';
import { activateRelease } from './change-release.ts';
import { refuseUnknown } from './find-module.ts';
import { findRelease } from './find-release.ts';

export const verb: Verb = {
  usage: '<module>@<release|version> [--percent N | --steps N,N,… [--pause TIME]] [--reason TEXT]',
  help: `Makes a published release live. The API refuses one that does not fit what is live.

--percent  a canary for that share of the browsers, 0.01 to 100; the live release stays for the others
--steps    a canary that grows by itself, as 5,25,100: each step when its pause is over and the guard finds it good
--pause    how long a step lasts at least: 10m (without it), 2h, 1d
--reason   why, for the history`,
  options: {
    percent: { type: 'string' },
    steps: { type: 'string' },
    pause: { type: 'string' },
    reason: { type: 'string' },
  },

  async run(given, context) {
    const { module, wanted } = moduleAndRelease(given);
    const share = shareOf(given);
    const [status, kept] = await Promise.all([context.api.status(), context.api.releasesOf(module)]);
    const before = status.modules.find((it) => it.module === module) ?? null;
    if (!before && kept.length === 0) refuseUnknown(module, status);
    const { release } = findRelease(module, wanted, kept, context.now);
    return activateRelease(context, before, { module, release, ...share, reason: textOf(given, 'reason') });
  },
};

const DEFAULT_PAUSE_MINUTES = 10;

function shareOf(given: Arguments): { percent?: number | undefined; steps?: number[]; pauseMinutes?: number } {
  const steps = stepsOf(given);
  const percent = percentOf(given);
  const pauseMinutes = minutesOf(given, 'pause');
  if (!steps && pauseMinutes) throw new UsageError('--pause goes with --steps.');
  if (!steps) return { percent };
  if (percent !== undefined) throw new UsageError('--steps begin with their first share: leave --percent out.');
  return { percent: steps[0], steps, pauseMinutes: pauseMinutes ?? DEFAULT_PAUSE_MINUTES };
}
