import { useHttp, useQuery } from '@crewdeck/module-sdk';
import type { Viewer } from './use-viewer.ts';

/** The project that people are to fit, as the viewer sees it; not asked for while there is nobody who could be on it. */
export function useProjectForFit(projectId: string, viewer: Viewer) {
  const http = useHttp();
  return useQuery({
    queryKey: ['projects', 'for-fit', viewer.key, projectId],
    queryFn: ({ signal }) => http.send('GET /api/projects/:id', { id: projectId, signal }),
    enabled: viewer.isSignedIn,
  });
}
