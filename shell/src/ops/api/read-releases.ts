import { paths, type ReleasesStatus } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** What is out, how it fares and what happened last. For ops only. */
export function readReleases(http: Http): Promise<ReleasesStatus> {
  return http.get(paths.releases());
}
