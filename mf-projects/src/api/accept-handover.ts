import { paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function acceptHandover(http: Http, projectId: string): Promise<void> {
  return http.post<void>(paths.projectHandoverAcceptance(projectId), {});
}
