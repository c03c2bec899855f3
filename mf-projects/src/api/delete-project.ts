import { paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function deleteProject(http: Http, projectId: string): Promise<void> {
  return http.delete(paths.project(projectId));
}
