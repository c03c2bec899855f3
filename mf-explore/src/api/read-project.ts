import { type ProjectPage, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

export function readProject(http: Http, projectId: string, signal: AbortSignal): Promise<ProjectPage> {
  return http.get<ProjectPage>(paths.project(projectId), { signal });
}
