import { useHttp, usePollInterval, useQuery, useSession } from '@crewdeck/module-sdk';
import { projectPageKey } from './use-project-page.ts';

/** Below the key of the page, which is read again whenever something has changed for the person. */
export function teamLinksKey(projectId: string, uid: string) {
  return [...projectPageKey(projectId), uid, 'links'] as const;
}

/** The links of a team; for its owner and members. */
export function useTeamLinks(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: teamLinksKey(projectId, uid),
    queryFn: () => http.getAll('GET /api/projects/:id/links', { id: projectId }),
    refetchInterval: usePollInterval(),
  });
}
