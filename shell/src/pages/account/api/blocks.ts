import { type BlockedPerson, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function listBlocks(http: Http): Promise<BlockedPerson[]> {
  return http.get(paths.blocks());
}

export function unblock(http: Http, personId: string): Promise<void> {
  return http.delete(paths.block(personId));
}
