import { useHttp, usePollInterval, useQuery, useSession } from '@crewdeck/module-sdk';
import { projectPageKey } from './use-project-page.ts';

/** Below the key of the page, which is read again whenever something has changed for the person. */
export function teamMeetingsKey(projectId: string, uid: string) {
  return [...projectPageKey(projectId), uid, 'meetings'] as const;
}

/** When a team meets; for its owner and members. */
export function useTeamMeetings(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: teamMeetingsKey(projectId, uid),
    queryFn: () => http.send('GET /api/projects/:id/meetings', { id: projectId }),
    refetchInterval: usePollInterval(),
  });
}
