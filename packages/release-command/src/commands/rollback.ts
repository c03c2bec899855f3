import type { ModuleStatus } from '@crewdeck/contract';
import { Refusal } from '@crewdeck/releases/refusal';
import { actorText, agoText, eventText } from '@crewdeck/releases/texts';
import type { Context, Verb } from '../verb.ts';
import { onlyPositional, requiredReason, textOf } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule } from './find-module.ts';
import { findRelease } from './find-release.ts';

export const verb: Verb = {
  usage: '<module> [--to <release|version>] [--again] --reason TEXT',
  help: `Takes a release back. A running canary is halted first; without one, the last good release becomes live.

--to      that release becomes live, canary or not
--again   goes back once more, although a rollback has made live what is live
--reason  why, for the history`,
  options: { to: { type: 'string' }, again: { type: 'boolean' }, reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = requiredReason(given);
    const wanted = textOf(given, 'to');
    const seen = await findModule(context, module);
    const to = wanted && findRelease(module, wanted, await context.api.releasesOf(module), context.now).release;
    if (!wanted && !given.values.again) await refuseSecond(context, seen);
    const change = { action: 'rollback', ...(to && { to }), reason } as const;
    return changeRelease(context, { module, seen, change }, (after) => ({
      sentence: describeRollback(seen, after),
      next: `history ${module}`,
    }));
  },
};

/** Two people act at night, or one twice: the second rollback would take back what the first one has made live. */
async function refuseSecond({ api, now }: Context, { module, live, lastGood, canary }: ModuleStatus): Promise<void> {
  if (canary || !lastGood) return;
  const latest = (await api.eventsOf(module)).find(({ action }) => action === 'activate' || action === 'rollback');
  if (latest?.action !== 'rollback' || latest.release !== live.release) return;
  const did = `${actorText(latest.actor)} ${eventText(latest)} ${agoText(latest.at, now)}`;
  throw new Refusal(`Nothing was done: ${did}. If ${lastGood.release} is to be live now, say --again.`);
}

function describeRollback(before: ModuleStatus, { module, live }: ModuleStatus): string {
  if (before.live.release !== live.release) {
    return `Rolled back: ${module} ${live.release} is live for every new page load (was ${before.live.release}).`;
  }
  const canary = before.canary ? ` ${before.canary.release}` : '';
  return `Canary${canary} halted: ${module} ${live.release} is live for everybody.`;
}
