import { type Activity, shownName } from '@crewdeck/contract';
import {
  myDataKeys,
  useHttp,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
  useUnreadActivities,
} from '@crewdeck/module-sdk';
import { usePendingInvites } from '../../navigation/use-pending-invites.ts';

/** What has happened to a team of the person that they have not read of. */
export interface Moment {
  /** Of its activity. */
  id: string;
  kind: 'joined' | 'finished';
  title: string;
  /** The part of the project's page where they can do something about it. */
  to: string;
}

/** Among so many of the newest. */
const LOOKED_AT = 20;
const MOST_TOLD = 2;

/** Who has joined, and which project is finished, the newest first, until it is read. It sends a call only while something is unread. */
export function useMoments() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const invites = usePendingInvites();
  const hasNews = useUnreadActivities() > 0;
  const { data, isPending } = useQuery({
    queryKey: [...myDataKeys.activities(uid), 'moments', hasNews],
    queryFn: async ({ signal }) => {
      if (!hasNews) return [];
      const { items } = await http.getPage('GET /api/activities', { query: { limit: LOOKED_AT }, signal });
      return items.flatMap(momentsOf).slice(0, MOST_TOLD);
    },
    // Their own, so that tiles stay while news is read.
    placeholderData: (before, query) => (query?.queryKey[1] === uid ? before : undefined),
    // Whose answer says whether anything is unread.
    enabled: uid !== '' && !invites.isPending,
  });
  const { mutate: markRead } = useMutation({
    mutationFn: (id: string) => http.send('PUT /api/activities/read', { body: { ids: [id] } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: myDataKeys.activities(uid) });
      await queryClient.invalidateQueries({ queryKey: myDataKeys.receivedInvites(uid) });
    },
  });
  return { moments: data ?? [], isPending, markRead };
}

function momentsOf({ id, kind, person, project, isRead }: Activity): Moment[] {
  if (isRead || project.id === null) return [];
  const page = `/projects/${project.id}`;
  if (kind === 'project_completed')
    return [{ id, kind: 'finished', title: `${project.title} is finished`, to: `${page}#finish` }];
  if ((kind === 'joined' || kind === 'invite_accepted') && person)
    return [{ id, kind: 'joined', title: `${shownName(person.name)} joined ${project.title}`, to: `${page}#room` }];
  return [];
}
