import { paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function withdrawInterest(http: Http, interestId: string): Promise<void> {
  return http.delete(paths.interest(interestId));
}
