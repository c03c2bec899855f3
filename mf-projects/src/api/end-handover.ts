import { paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** The owner takes the offer back, or the member declines it. */
export function endHandover(http: Http, projectId: string): Promise<void> {
  return http.delete(paths.projectHandover(projectId));
}
