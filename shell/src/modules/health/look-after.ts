import type { PageRelease } from '@crewdeck/releases/host-document';
import { isCounted, reportRelease } from '../reports/report-release.ts';
import { comeBack, isDamagedBy } from './come-back.ts';

/** Looks at what a release that has been drawn has done to the page around it. */
export function lookAfter(release: PageRelease): void {
  if (!isCounted(release) || isDamagedBy(release)) return;
  void import('./page-look.ts')
    .then(({ isPageWhole, putTitleRight, describeToTools }) => {
      if (!putTitleRight()) reportRelease(release, 'error');
      if (!isPageWhole()) comeBack(release, 'page');
      describeToTools(release);
    })
    .catch((error: unknown) => console.warn('Nobody looks after this page.', error));
}
