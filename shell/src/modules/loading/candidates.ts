import type { ModuleName } from '@crewdeck/module-sdk';
import { satisfies } from '@crewdeck/releases/compatibility';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { readModule } from '../registry/page-registry.ts';

export interface ComponentAddress {
  module: ModuleName;
  kind: 'pages' | 'widgets';
  name: string;
  /** The widget versions that the placing module supports, if it says so. */
  range?: string | undefined;
}

/** Components of releases that have failed since this page was loaded, by {@link keyOf}. */
const failed = new Set<string>();

/** `mf-profile/pages/dashboard@1.4.2-ab12cd34` */
export function keyOf({ module, kind, name }: ComponentAddress, { release }: PageRelease): string {
  return `${module}/${kind}/${name}@${release}`;
}

/**
 * The releases to try for a component, in the registry's order: those that offer it and have not failed. A release without
 * a matching widget has not failed: a rollback of either module can cause that.
 */
export function candidatesFor(address: ComponentAddress): PageRelease[] {
  const { candidates } = readModule(address.module);
  return candidates.filter((release) => doesOffer(release, address) && !failed.has(keyOf(address, release)));
}

export function noteFailure(address: ComponentAddress, release: PageRelease): void {
  failed.add(keyOf(address, release));
}

/** Once every release has failed, each gets another chance. */
export function retryAllIfAllFailed(address: ComponentAddress): void {
  if (candidatesFor(address).length > 0) return;
  for (const release of readModule(address.module).candidates) failed.delete(keyOf(address, release));
}

function doesOffer({ pages, widgets }: PageRelease, { kind, name, range }: ComponentAddress): boolean {
  if (kind === 'pages') return pages.includes(name);
  const version = widgets[name];
  return version !== undefined && (range === undefined || satisfies(version, range));
}
