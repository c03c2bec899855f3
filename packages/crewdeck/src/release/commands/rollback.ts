import { agoText, type ModuleStatus, pathOf, type ReleaseEvent } from '@crewdeck/contract';
import { Refusal } from '@crewdeck/releases/refusal';
import { actorText, eventText } from '@crewdeck/releases/texts';
import type { Context, Verb } from '../verb.ts';
import { onlyPositional, requiredReason, textOf } from './arguments.ts';
import { changeRelease } from './change-release.ts';
import { findModule, findRelease } from './find.ts';

export const verb: Verb = {
  usage: '<module> [--to <release|version>] --reason TEXT',
  help: `Makes the last good release live in place of the live one. A canary ends with it.

--to      that release becomes live
--reason  why, for the history`,
  options: { to: { type: 'string' }, reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = requiredReason(given);
    const wanted = textOf(given, 'to');
    const seen = await findModule(context, module);
    const to = wanted && (await findRelease(context, `${module}@${wanted}`)).release;
    if (!to) await refuseSecond(context, seen);
    const change = { action: 'rollback', ...(to && { to }), reason } as const;
    return changeRelease(context, { module, seen, change }, ({ live }) => ({
      sentence: `Rolled back: ${module} ${live.release} is live for every new page load (was ${seen.live.release}).`,
      next: `history ${module}`,
    }));
  },
};

/** Two people act at night, or one twice: the second rollback would take back what the first one has made live. */
async function refuseSecond({ api, now }: Context, { module, live, lastGood }: ModuleStatus): Promise<void> {
  const events = await api.get<ReleaseEvent[]>(pathOf('/api/releases/:module/events', { module }));
  const latest = events.find(({ action }) => action === 'activate' || action === 'rollback');
  if (latest?.action !== 'rollback' || latest.release !== live.release) return;
  const did = `Nothing was done: ${actorText(latest.actor)} ${eventText(latest)} ${agoText(latest.at, now)}.`;
  const further = lastGood ? ` If ${lastGood.release} is to be live now, say --to ${lastGood.release}.` : '';
  throw new Refusal(did + further);
}
