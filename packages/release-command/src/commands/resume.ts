import type { Verb } from '../command-line/verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { changeAnswer } from './change-answer.ts';
import { findModule } from './find-module.ts';
import { makeChange } from './make-change.ts';

export const verb: Verb = {
  usage: '<module> [--reason TEXT]',
  help: `Switches a stopped module on again, with the release that is live.

--reason  why, for the history`,
  options: { reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = textOf(given, 'reason');
    const before = await findModule(context, module);
    const after = await makeChange(context, module, before, { action: 'resume', ...(reason && { reason }) });
    const sentence = `Resumed: ${module} ${after.live.release} is live again.`;
    return changeAnswer(context, before, after, { sentence, next: 'status' });
  },
};
