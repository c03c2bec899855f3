import type { RELEASE_OUTCOMES } from '@crewdeck/contract';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { type ComponentAddress, keyOf } from '../loading/component-address.ts';
import { isPreviewed } from '../registry/page-registry.ts';
import { reportOutcome } from './report-outcome.ts';

type Outcome = (typeof RELEASE_OUTCOMES)[number];

/** Tells how a part of a release fared. What only this browser runs is not counted: a preview, or a module under development. */
export function reportRelease(address: ComponentAddress, release: PageRelease, outcome: Outcome): void {
  if (!isPublished(release) || isPreviewed(release)) return;
  reportOutcome({ module: release.module, release: release.release, outcome }, keyOf(address));
}

function isPublished({ module, release, entry }: PageRelease): boolean {
  return entry.startsWith(`/modules/${module}/${release}/`);
}
