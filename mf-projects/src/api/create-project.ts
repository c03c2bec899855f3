import { type CreateProject, type Project, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function createProject(http: Http, project: CreateProject): Promise<Project> {
  return http.post<Project>(paths.projects(), project);
}
