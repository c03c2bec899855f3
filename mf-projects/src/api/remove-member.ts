import { paths, type RemoveMember } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** `words` is what the person gets to read. */
export function removeMember(http: Http, projectId: string, removal: RemoveMember): Promise<void> {
  return http.post<void>(paths.projectRemovals(projectId), removal);
}
