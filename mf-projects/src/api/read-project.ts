import { type ProjectPage, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** One project with what the caller may see of its team, and how they stand to it. */
export function readProject(http: Http, projectId: string, signal: AbortSignal): Promise<ProjectPage> {
  return http.get<ProjectPage>(paths.project(projectId), { signal });
}
