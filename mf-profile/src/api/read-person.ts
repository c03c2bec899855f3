import { type Person, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** What others may see of somebody. Rejects with 404 for nobody, and for whoever the caller may not see. */
export function readPerson(http: Http, userId: string, signal: AbortSignal): Promise<Person> {
  return http.get<Person>(paths.user(userId), { signal });
}
