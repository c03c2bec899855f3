import { type Invite, paths } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Every invite of a project, as its owner sees them. */
export function listProjectInvites(http: Http, projectId: string): Promise<Invite[]> {
  return http.getAll<Invite>(paths.invitesOfProject(projectId));
}
