import { watchHealth } from './health/watch-health.ts';
import { watchFailedFiles } from './loading/failed-files.ts';
import { reloadForGoneChunks } from './loading/reload-if-gone.ts';
import { keepRegistryFresh } from './registry/keep-registry-fresh.ts';
import { sendReportsOnLeaving } from './reports/report-outcome.ts';

/** What a page keeps an eye on for as long as it is open. */
export function watchReleases(): void {
  watchHealth();
  watchFailedFiles();
  keepRegistryFresh();
  sendReportsOnLeaving();
  reloadForGoneChunks();
}
