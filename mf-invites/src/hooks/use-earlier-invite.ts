import type { Invite } from '@crewdeck/contract';
import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { earlierInvite, earlierInviteText } from '../rules/earlier-invite.ts';

export interface EarlierInvite {
  text: string;
  /** Nothing but time changes it. A pending one may have been withdrawn elsewhere. */
  isFinal: boolean;
}

/** What an earlier invite of `receiver` to the project has against another one, as far as the page knows. The API knows all. */
export function useEarlierInvite(
  projectId: string | undefined,
  receiver: { id: string; name: string },
): EarlierInvite | null {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  // Pages that open the dialog have read it to mark who is invited; here it is not asked for.
  const sent = useQuery<Invite[]>({
    queryKey: myDataKeys.sentInvites(uid),
    queryFn: () => http.getAll('GET /api/invites/sent/:userId', { userId: uid }),
    enabled: false,
  });
  const asked = { projectId: projectId ?? '', receiverId: receiver.id };
  const earlier = earlierInvite(sent.data ?? [], asked, new Date());
  const isDeclined = earlier?.status === 'declined';
  const interests = useQuery({
    queryKey: [...myDataKeys.all(uid), 'project-interests', projectId],
    queryFn: () => http.getAll('GET /api/projects/:id/interests', { id: asked.projectId }),
    enabled: isDeclined,
  });
  if (!earlier) return null;
  // Interest shown since then means that they have changed their mind.
  if (isDeclined && interests.data?.every(({ person }) => person.id !== receiver.id) !== true) return null;
  return { text: earlierInviteText(earlier, receiver.name), isFinal: isDeclined };
}
