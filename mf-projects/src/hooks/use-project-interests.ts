import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** The interested people of the person's own project. It sends no call for other projects. */
export function useProjectInterests(projectId: string, isOwn = true) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'project-interests', projectId],
    queryFn: () => http.getAll('GET /api/projects/:id/interests', { id: projectId }),
    enabled: isOwn,
  });
}
