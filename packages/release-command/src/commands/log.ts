import { UsageError } from '../errors.ts';
import { readKnownLog } from '../signing/known-log.ts';
import { table } from '../terminal.ts';
import type { Answer, Context, Verb } from '../verb.ts';
import { textOf } from './arguments.ts';
import { restoreLog, saveLog } from './log-restore.ts';
import { verifyLog } from './log-verify.ts';

const MOST_SHOWN = 20;

export const verb: Verb = {
  usage: '[verify [--edges URL,URL] [--head FILE] | save <file> | restore <file|URL>]',
  help: `The last entries of the log of what was signed.

verify   fetches all of it, checks every signature, and compares it with what edges know, with what was here the
         last time, and with whose addresses are whose by the API
save     writes all of it into a file
restore  gives the API back what a restored database has lost, from such a file or from an edge; by ops
--edges  origins of edges, commas between; without it, that of the site
--head   remembers what was seen (.data/release-log-head.json)`,
  options: { edges: { type: 'string' }, head: { type: 'string' } },

  run(given, context) {
    const [what, from, ...others] = given.positionals;
    if (others.length > 0) throw new UsageError(`"${others.join(' ')}" is too much.`);
    if (what === undefined) return showLog(context);
    if (what === 'verify') return verifyLog(context, textOf(given, 'edges'), textOf(given, 'head'));
    if (what === 'save' && from) return saveLog(context, from);
    if (what === 'restore' && from) return restoreLog(context, from);
    throw new UsageError('It is log, log verify, log save <file> or log restore <file|URL>.');
  },
};

async function showLog(context: Context): Promise<Answer> {
  const { entries } = await readKnownLog(context);
  const first = Math.max(0, entries.length - MOST_SHOWN);
  const rows = entries.slice(first).map(({ kind, statement, key }, index) => {
    const { module = '', action = '', release = '' }: Record<string, unknown> = statement;
    return [String(first + index), statement.at, kind, String(module), String(action), String(release), key];
  });
  return { text: table(['ENTRY', 'AT', 'KIND', 'MODULE', 'ACTION', 'RELEASE', 'KEY'], rows), json: entries };
}
