import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { listProjectInvites } from '../api/list-project-invites.ts';

/** The invites of one of the person's own projects. */
export function useProjectInvites(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'project-invites', projectId],
    queryFn: () => listProjectInvites(http, projectId),
  });
}
