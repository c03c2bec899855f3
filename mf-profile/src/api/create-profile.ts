import { type CreateProfile, type Profile, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Rejects with 409 when the person already has a profile. */
export function createProfile(http: Http, profile: CreateProfile): Promise<Profile> {
  return http.post<Profile>(paths.users(), profile);
}
