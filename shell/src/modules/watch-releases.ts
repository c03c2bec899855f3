import { watchFailedFiles } from './loading/failed-files.ts';
import { keepRegistryFresh } from './registry/keep-registry-fresh.ts';
import { sendReportsOnLeaving } from './reports/report-outcome.ts';
import { reloadForVanishedChunks } from './vanished/reload-if-vanished.ts';

/** What a page keeps an eye on for as long as it is open. */
export function watchReleases(): void {
  watchFailedFiles();
  keepRegistryFresh();
  sendReportsOnLeaving();
  reloadForVanishedChunks();
}
