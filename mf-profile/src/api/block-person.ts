import { type BlockedPerson, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** From then on the two do not exist for each other. Blocking twice is as good as once. */
export function blockPerson(http: Http, userId: string): Promise<BlockedPerson> {
  return http.post<BlockedPerson>(paths.blocks(), { userId });
}
