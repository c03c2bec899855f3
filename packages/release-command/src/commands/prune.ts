import type { KeptRelease } from '@crewdeck/contract';
import type { ReleaseStore } from '@crewdeck/releases';
import { ApiError, UsageError } from '../errors.ts';
import { indent } from '../terminal.ts';
import type { Context, Verb } from '../verb.ts';
import { numberOf, onlyPositional } from './arguments.ts';
import { findModule } from './find-module.ts';

interface Kept extends Pick<KeptRelease, 'release' | 'neededAs'> {
  /** Words, at least one. */
  reasons: string[];
}

interface Pruned {
  module: string;
  removed: string[];
  kept: Kept[];
}

/** A release that the store has and the API does not is being published, or what an interrupted pruning left. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

export const verb: Verb = {
  usage: '[<module>] --keep N',
  help: `Forgets all but the latest N releases of a module, or of each, and removes their files; says why the others stay.
What is live, last good, would be last good after a rollback, is a canary, has a preview that is still good, or is still open in
somebody's browser stays in any case.

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
  const reasons = kept.map(({ release, reasons }) => `${release}  ${reasons.join(', ')}`);
  return [`${module}: ${what}; ${kept.length} kept.`, indent(reasons.join('\n'))].join('\n').trimEnd();
}

/** The API forgets a release first: only then nobody can make it live any more, and its files may go. */
async function pruneModule({ api, now }: Context, store: ReleaseStore, module: string, keep: number): Promise<Pruned> {
  const releases = await api.releasesOf(module);
  const pruned: Pruned = { module, removed: [], kept: [] };
  for (const [index, { release, neededAs }] of releases.entries()) {
    const known = [...neededAs, ...(index < keep ? [latestText(keep)] : [])];
    const reasons = known.length > 0 ? known : await forget(api, module, release);
    if (reasons.length > 0) pruned.kept.push({ release, neededAs, reasons });
    else {
      await store.remove(module, release);
      pruned.removed.push(release);
    }
  }
  const known = new Set(releases.map(({ release }) => release));
  for (const release of await store.list(module)) {
    if (known.has(release) || !(await isAbandoned(store, module, release, now))) continue;
    await store.remove(module, release);
    pruned.removed.push(release);
  }
  return pruned;
}

function latestText(keep: number): string {
  return keep === 1 ? 'the latest' : `one of the latest ${keep}`;
}

/** @returns why not, when somebody came to need it in this very moment */
async function forget(api: Context['api'], module: string, release: string): Promise<string[]> {
  try {
    await api.prune(module, release);
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'release.needed') return [error.message];
    throw error;
  }
}

async function isAbandoned(store: ReleaseStore, module: string, release: string, now: number): Promise<boolean> {
  const { publication } = await store.read(module, release);
  return publication !== undefined && now - Date.parse(publication.at) > ABANDONED_AFTER_MS;
}
