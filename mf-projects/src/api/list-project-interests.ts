import { type ProjectInterest, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Who is interested in a project and waits for its owner's answer, newest first. */
export function listProjectInterests(http: Http, projectId: string): Promise<ProjectInterest[]> {
  return http.getAll<ProjectInterest>(paths.projectInterests(projectId));
}
