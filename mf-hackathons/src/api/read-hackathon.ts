import { type Hackathon, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Rejects with 404 where there is none. */
export function readHackathon(http: Http, id: string, signal: AbortSignal): Promise<Hackathon> {
  return http.get<Hackathon>(paths.hackathon(id), { signal });
}
