import { useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const VISITOR = 'visitor';

/** The project as every viewer on this computer has seen it. */
export function projectPageKey(projectId: string) {
  return ['projects', 'page', projectId] as const;
}

/**
 * One project as the viewer may see it. The key names the viewer, so that nobody is shown the page of another person. While
 * the session loads the viewer is a visitor, whose call waits for nothing.
 */
export function useProjectPage(projectId: string) {
  const http = useHttp();
  const viewer = useSession().user?.uid ?? VISITOR;
  return useQuery({
    queryKey: [...projectPageKey(projectId), viewer],
    queryFn: ({ signal }) => http.send('GET /api/projects/:id', { id: projectId, signal }),
  });
}
