import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { listProjectInterests } from '../api/list-project-interests.ts';

/** Who is interested in one of the person's own projects; nobody is asked about other projects. */
export function useProjectInterests(projectId: string, isOwn = true) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'project-interests', projectId],
    queryFn: () => listProjectInterests(http, projectId),
    enabled: isOwn,
  });
}
