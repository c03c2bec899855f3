import { watchFailedFiles } from './loading/diagnosis.ts';
import { keepRegistryFresh } from './registry/keep-registry-fresh.ts';
import { sendReportsOnLeaving } from './reports/report.ts';
import { watchErrors } from './reports/watch-errors.ts';

/** Starts what watches releases for as long as the page is open. */
export function watchReleases(): void {
  watchFailedFiles();
  watchErrors();
  keepRegistryFresh();
  sendReportsOnLeaving();
}
