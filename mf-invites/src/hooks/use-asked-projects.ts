import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** The projects in which the person has shown interest, newest first, while it is open or has the owner's answer. */
export function useAskedProjects() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'asked-projects'],
    queryFn: () => http.getAll('GET /api/interests/user/:userId', { userId: uid }),
  });
}
