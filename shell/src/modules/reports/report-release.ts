import type { RELEASE_OUTCOMES } from '@crewdeck/contract';
import type { PageRelease } from '@crewdeck/releases/host-document';
import { culpritOf } from '../health/suspects.ts';
import { isPreviewed } from '../registry/page-registry.ts';
import { reportOutcome } from './report-outcome.ts';

type Outcome = (typeof RELEASE_OUTCOMES)[number];

/**
 * Tells how a release fared; a failure, of the one whose fault it is.
 *
 * @param part its page or widget, if it was one of them
 */
export function reportRelease(release: PageRelease, outcome: Outcome, part = ''): void {
  const subject = outcome === 'ok' ? release : culpritOf(release);
  if (isCounted(subject)) reportOutcome({ module: subject.module, release: subject.release, outcome }, part);
}

/** Not so what only this browser runs: a preview, or a module under development. */
export function isCounted(release: PageRelease): boolean {
  const { module, release: id, entry } = release;
  return entry.startsWith(`/modules/${module}/${id}/`) && !isPreviewed(release);
}
