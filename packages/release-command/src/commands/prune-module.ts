import type { KeptRelease } from '@crewdeck/contract';
import type { ReleaseStore } from '@crewdeck/releases';
import { ApiError } from '../errors.ts';
import type { Context } from '../verb.ts';

export interface Pruned {
  module: string;
  removed: string[];
  kept: Pick<KeptRelease, 'release' | 'neededAs'>[];
}

/** A release that the store has and the API does not is being published, or what an interrupted pruning left. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** The API forgets a release first: only then nobody can make it live any more, and its files may go. */
export async function pruneModule(
  { api, now }: Context,
  store: ReleaseStore,
  module: string,
  keep: number,
): Promise<Pruned> {
  const releases = await api.releasesOf(module);
  const pruned: Pruned = { module, removed: [], kept: [] };
  for (const [index, { release, neededAs }] of releases.entries()) {
    const isForgotten = index >= keep && neededAs.length === 0 && (await isForgottenBy(api, module, release));
    if (!isForgotten) pruned.kept.push({ release, neededAs });
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

/** @returns `false` when somebody came to need it in this very moment */
async function isForgottenBy(api: Context['api'], module: string, release: string): Promise<boolean> {
  try {
    await api.prune(module, release);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'release.needed') return false;
    throw error;
  }
}

async function isAbandoned(store: ReleaseStore, module: string, release: string, now: number): Promise<boolean> {
  const { publication } = await store.read(module, release);
  return publication !== undefined && now - Date.parse(publication.at) > ABANDONED_AFTER_MS;
}
