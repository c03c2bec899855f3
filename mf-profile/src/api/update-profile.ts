import { type Profile, paths, type SaveProfile } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Changes the fields that are given and no others. */
export function updateProfile(http: Http, uid: string, changes: SaveProfile): Promise<Profile> {
  return http.patch<Profile>(paths.userByUid(uid), changes);
}
