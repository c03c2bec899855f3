import { type Profile, paths, type SaveProfile } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';
import type { TimePart } from '../rules/time-form.ts';

/** Keeps with the profile what somebody would do in a team, and when. */
export function saveTime(http: Http, uid: string, time: TimePart): Promise<Profile> {
  return http.patch<Profile>(paths.userByUid(uid), time satisfies SaveProfile);
}
