import { paths, type Unsubscribed } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Turns mail off without a session, by what stands in a mail. */
export function unsubscribe(http: Http, token: string, isFromAll: boolean): Promise<Unsubscribed> {
  return http.post(paths.unsubscribe(token, isFromAll), {});
}
