import type { Verb } from '../command-line/verb.ts';
import { onlyPositional, requiredReason } from './arguments.ts';
import { changeAnswer } from './change-answer.ts';
import { findModule } from './find-module.ts';
import { makeChange } from './make-change.ts';

export const verb: Verb = {
  usage: '<module> --reason TEXT',
  help: `Switches a module off for everybody. Its pages say so; everything else goes on.

--reason  why, for the history; people do not see it`,
  options: { reason: { type: 'string' } },

  async run(given, context) {
    const module = onlyPositional(given, '<module>');
    const reason = requiredReason(given);
    const before = await findModule(context, module);
    const after = await makeChange(context, module, before, { action: 'stop', reason });
    const sentence = `Stopped: nobody gets ${module} any more.`;
    return changeAnswer(context, before, after, { sentence, next: `resume ${module}` });
  },
};
