import { type Interest, paths, type ShowInterest } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function showInterest(http: Http, interest: ShowInterest): Promise<Interest> {
  return http.post<Interest>(paths.interests(), interest);
}
