import { adopt } from '@crewdeck/releases/signing/adoption';
import { opsKey } from '../signing/sign-statement.ts';
import type { Verb } from '../verb.ts';
import { onlyPositional } from './arguments.ts';
import { findModule } from './find-module.ts';

export const verb: Verb = {
  usage: '<module>',
  help: `Ops sign what is live, last good and canary of a module that was released before anything was signed, as it is in the
store. Do it once for each module, after RELEASE_TRUST was set. Verify the store first: "verify".`,
  options: {},

  async run(given, context) {
    const { module, revision, live, lastGood, canary, stopped } = await findModule(
      context,
      onlyPositional(given, '<module>'),
    );
    const share = canary && { release: canary.release, percent: canary.percent };
    const plan = canary?.plan && {
      plan: { steps: canary.plan.steps, pauseMinutes: canary.plan.pauseMinutes, isPaused: canary.plan.isPaused },
    };
    const rest = { canary: share, isStopped: stopped !== null, ...plan };
    const channel = { live: live.release, lastGood: lastGood?.release ?? null, ...rest };
    const at = new Date(context.now).toISOString();
    const key = await opsKey(context);
    const entries = await adopt(await context.openStore(), { module, revision, channel }, key, at);
    const head = await context.api.appendToLog(entries);
    const text = context.style.good(`Adopted: ${module} ${live.release}. The log has ${head.size} entries.`);
    return { text, json: { module, head } };
  },
};
