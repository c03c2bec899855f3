import { type Project, paths, type UpdateProject } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Changes only the fields that `changes` names, and answers with the project as it is now. */
export function updateProject(http: Http, projectId: string, changes: UpdateProject): Promise<Project> {
  return http.patch<Project>(paths.project(projectId), changes);
}
