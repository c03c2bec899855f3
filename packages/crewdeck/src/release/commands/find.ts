import { agoText, type KeptRelease, type ModuleStatus, pathOf, type ReleasesStatus } from '@crewdeck/contract';
import { UsageError } from '../../usage-error.ts';
import type { Context } from '../verb.ts';

const MOST_SUGGESTED = 5;

/** @throws UsageError when nothing of such a module was ever live */
export async function findModule({ api }: Context, name: string): Promise<ModuleStatus> {
  const status = await api.status();
  return status.modules.find(({ module }) => module === name) ?? refuseUnknown(name, status);
}

export function refuseUnknown(name: string, { modules }: ReleasesStatus): never {
  const names = modules.map(({ module }) => module).join(', ');
  throw new UsageError(`There is no module "${name}" here. There are ${names || 'none yet'}.`);
}

/**
 * The one kept release that a person means with `<module>@<release|version>`.
 *
 * @throws UsageError when there is none, or when several have that version: it says which there are
 */
export async function findRelease({ api, now }: Context, target: string): Promise<{ module: string; release: string }> {
  const [module = '', wanted = ''] = target.split(/@(.*)/s);
  const kept = await api.get<KeptRelease[]>(pathOf('/api/releases/:module', { module }));
  if (kept.length === 0) refuseUnknown(module, await api.status());
  const [found, ...others] = kept.filter(({ release, version }) => release === wanted || version === wanted);
  if (found && others.length === 0) return { module, release: found.release };
  const list = (releases: readonly KeptRelease[]) => releases.map((release) => describe(release, now)).join('\n');
  if (found)
    throw new UsageError(
      `Several releases of ${module} have version ${wanted}. Name one of them:\n${list([found, ...others])}`,
    );
  const first = wanted ? `${module} has no release ${wanted}.` : `Say which: ${module}@<release|version>.`;
  throw new UsageError(`${first} The latest are:\n${list(kept.slice(0, MOST_SUGGESTED))}`);
}

function describe({ release, publishedAt, publishedBy, badReason, problems }: KeptRelease, now: number): string {
  const published = `  ${release}  published ${agoText(publishedAt, now)} by ${publishedBy}`;
  const bad = badReason === null ? [] : [`Rolled back: ${badReason}`];
  return [published, ...[...bad, ...problems].map((sentence) => `    ${sentence}`)].join('\n');
}
