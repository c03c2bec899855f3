import { agoText } from '@crewdeck/releases/texts';
import { table } from '../terminal.ts';
import type { Verb } from '../verb.ts';
import { onlyPositional, textOf } from './arguments.ts';
import { findModule } from './find-module.ts';

const HEADINGS = ['ID', 'RELEASE', 'BY', 'MADE', 'GOOD UNTIL'];

export const verb: Verb = {
  usage: '<module> [--end ID]',
  help: `The links of "preview" that are still good.

--end  ends that one for whoever has it, and lists the others`,
  options: { end: { type: 'string' } },

  async run(given, context) {
    const { module } = await findModule(context, onlyPositional(given, '<module>'));
    const ended = textOf(given, 'end');
    if (ended) await context.api.endPreview(module, ended);
    const previews = await context.api.previewsOf(module);
    const rows = previews.map(({ id, release, by, at, expiresAt }) => [
      id,
      release,
      by,
      agoText(at, context.now),
      expiresAt,
    ]);
    const first = ended ? [context.style.good(`Ended: ${ended}.`)] : [];
    const rest = rows.length > 0 ? table(HEADINGS, rows) : `Nobody has a link to a release of ${module}.`;
    return { text: [...first, rest].join('\n'), json: previews };
  },
};
