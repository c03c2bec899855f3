import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { readProject } from '../api/read-project.ts';

const VISITOR = 'visitor';

/**
 * One project as whoever looks may see it: what one person was shown is never shown to the next. Until the session has
 * loaded that is a visitor, whose call waits for nothing.
 */
export function useProjectPage(projectId: string) {
  const http = useHttp();
  const viewer = useSession().user?.uid ?? VISITOR;
  return useQuery({
    queryKey: ['projects', 'page', projectId, viewer],
    queryFn: ({ signal }) => readProject(http, projectId, signal),
  });
}
