import { watchFailedFiles } from './loading/diagnosis.ts';
import { keepRegistryFresh } from './registry/keep-registry-fresh.ts';
import { sendReportsOnLeaving } from './reports/report.ts';
import { watchErrors } from './reports/watch-errors.ts';

/** What a page keeps an eye on for as long as it is open. */
export function watchReleases(): void {
  watchFailedFiles();
  watchErrors();
  keepRegistryFresh();
  sendReportsOnLeaving();
}
