import type { PageRelease } from '@crewdeck/releases/host-document';
import { hasUnsavedChanges } from '../loading/reload-if-gone.ts';
import { readModule } from '../registry/page-registry.ts';
import { isCounted, reportRelease } from '../reports/report-release.ts';
import { restoreBuiltIns } from './built-ins.ts';
import { forgetBegun } from './page-load.ts';
import { nameOf, setAside } from './set-aside.ts';
import { culpritOf, findRun } from './suspects.ts';

/**
 * A release has broken the page: that is told, and the page is loaded again, with the last good one from now on in this
 * tab. Styles and what other code has taken over by now can't be taken back in place. A page stays where nothing else could
 * come, where that can't be remembered, and where somebody would lose what they have entered.
 */
export function comeBack(
  release: PageRelease,
  outcome: 'page' | 'hang',
  reload = () => window.location.reload(),
): void {
  const culprit = culpritOf(release);
  if (!isCounted(culprit)) return;
  reportRelease(culprit, outcome);
  if (!hasAnother(culprit) || !setAside(nameOf(culprit)) || hasUnsavedChanges()) return;
  forgetBegun();
  reload();
}

/** Whether built-ins were changed in this page. They are put back, and it is told of this release, or the one that ran last. */
export function isDamagedBy(release = findRun()): boolean {
  if (!release || !restoreBuiltIns()) return false;
  comeBack(release, 'page');
  return true;
}

/** Whether the page could do without a release. */
function hasAnother({ module, release }: PageRelease): boolean {
  return readModule(module).candidates.some((other) => other.release !== release);
}
