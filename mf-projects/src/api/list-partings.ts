import { type Parting, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Teams and projects that ended for the person within the last 30 days, newest first. */
export function listPartings(http: Http): Promise<Parting[]> {
  return http.getAll<Parting>(paths.partings());
}
