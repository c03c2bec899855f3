import { type KeptRelease, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** The releases of a module that are still in the store, the latest published first. */
export function readKeptReleases(http: Http, module: string): Promise<KeptRelease[]> {
  return http.get(paths.releasesOf(module));
}
