import { type CheckIn, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function checkIn(http: Http, projectId: string, words: CheckIn = {}): Promise<void> {
  return http.post<void>(paths.projectCheckIns(projectId), words);
}
