import type { Invite, InviteForMember } from '@crewdeck/contract';
import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** The invites of one of the person's own projects. It sends no call for other projects. */
export function useProjectInvites(projectId: string, isOwn = true) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'project-invites', projectId],
    queryFn: async () => {
      const invites: (Invite | InviteForMember)[] = await http.send('GET /api/invites/project/:projectId', {
        projectId,
      });
      // Only members get less than the owner.
      return invites.filter((invite): invite is Invite => 'id' in invite);
    },
    enabled: isOwn,
  });
}
