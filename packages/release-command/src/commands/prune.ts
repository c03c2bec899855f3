import { UsageError } from '../errors.ts';
import type { Context, Verb } from '../verb.ts';
import { numberOf, onlyPositional } from './arguments.ts';
import { findModule } from './find-module.ts';
import { type Pruned, pruneModule } from './prune-module.ts';

export const verb: Verb = {
  usage: '[<module>] --keep N',
  help: `Forgets all but the latest N releases of a module, or of each, and removes their files. What is live, last good,
canary or still open in somebody's browser stays in any case.

--keep  how many of the latest stay, needed or not`,
  options: { keep: { type: 'string' } },

  async run(given, context) {
    const keep = numberOf(given, 'keep', 1);
    if (keep === undefined) throw new UsageError('Say how many of the latest releases stay: --keep N.');
    const modules = await modulesOf(context, given.positionals[0] && onlyPositional(given, '<module>'));
    const store = await context.openStore();
    const pruned: Pruned[] = [];
    for (const module of modules) pruned.push(await pruneModule(context, store, module, keep));
    return { text: pruned.map(describe).join('\n'), json: pruned };
  },
};

async function modulesOf(context: Context, module: string | undefined): Promise<string[]> {
  if (module) return [(await findModule(context, module)).module];
  return (await context.api.status()).modules.map((status) => status.module);
}

function describe({ module, removed, kept }: Pruned): string {
  const what = removed.length > 0 ? `removed ${removed.join(', ')}` : 'nothing to remove';
  const needed = kept
    .filter(({ neededAs }) => neededAs.length > 0)
    .map((it) => `${it.release} is ${it.neededAs.join(', ')}`);
  return `${module}: ${what}; ${kept.length} kept${needed.length > 0 ? ` (${needed.join('; ')})` : ''}.`;
}
