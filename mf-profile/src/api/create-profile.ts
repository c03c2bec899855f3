import { type Profile, paths, type SaveProfile } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Rejects with 409 when the person already has a profile. */
export function createProfile(http: Http, profile: SaveProfile): Promise<Profile> {
  return http.post<Profile>(paths.users(), profile);
}
