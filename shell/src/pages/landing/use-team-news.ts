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

/** Something new about one of the person's teams that they haven't read. */
export interface TeamNews {
  /** The id of the activity. */
  id: string;
  kind: 'joined' | 'finished' | 'offered';
  projectId: string;
  title: string;
  /** Path of the part of the project's page where they can react. */
  to: string;
}

/** Kinds that other tiles of Home tell, so that they are no news here. */
const ON_TILES: readonly string[] = [
  ...['interest_shown', 'team_proposed', 'invite_reminder', 'invite_expires_soon'],
  // Answered in the room, where they are read.
  ...['meeting_proposed', 'meeting_moved'],
];

/** Only so many of the newest activities are read. */
const ACTIVITIES_READ = 20;
const MOST_SHOWN = 2;
const NONE: Activity[] = [];

/**
 * Who joined a team that goes on, and which projects are finished or offered to them, the newest first, until the person has read it;
 * `others` counts what else is unread (`isMore`: beside these), without what tiles tell among the newest activities that are read. It reads them only while something is unread.
 * @param over ids of projects that are over
 */
export function useTeamNews(over: readonly string[]) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const invites = usePendingInvites();
  const unread = useUnreadActivities();
  const hasUnread = unread > 0;
  const { data = NONE, isPending } = useQuery({
    // Once there is more, it is read again.
    queryKey: [...myDataKeys.activities(uid), 'team-news', unread],
    queryFn: async ({ signal }) => {
      if (!hasUnread) return NONE;
      return (await http.getPage('GET /api/activities', { query: { limit: ACTIVITIES_READ }, signal })).items;
    },
    // The person's own tiles stay while new ones load; another person's never do.
    placeholderData: (before, query) => (query?.queryKey[1] === uid ? before : undefined),
    // The answer with the invites also tells how many activities are unread.
    enabled: uid !== '' && !invites.isPending,
  });
  const { mutate: markRead } = useMutation({
    mutationFn: (id: string) => http.send('PUT /api/activities/read', { body: { ids: [id] } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: myDataKeys.activities(uid) });
      await queryClient.invalidateQueries({ queryKey: myDataKeys.receivedInvites(uid) });
    },
  });
  const teamNews = data.flatMap((activity) => newsOf(activity, over)).slice(0, MOST_SHOWN);
  const onTiles = data.filter(({ kind, isRead }) => !isRead && ON_TILES.includes(kind));
  const told = teamNews.length + onTiles.length;
  return { teamNews, others: unread - told, isMore: told > 0, isPending, markRead };
}

function newsOf({ id, kind, person, project, outcome, isRead }: Activity, over: readonly string[]): TeamNews[] {
  if (isRead || project.id === null) return [];
  const projectId = project.id;
  const page = `/projects/${projectId}`;
  if (kind === 'project_completed')
    return [{ id, kind: 'finished', projectId, title: `${project.title} is finished`, to: `${page}#finish` }];
  if (kind === 'handover_offered' && person && !outcome)
    return [
      { id, kind: 'offered', projectId, title: `${shownName(person.name)} offers you ${project.title}`, to: page },
    ];
  if (over.includes(projectId)) return [];
  // Somebody who accepts the owner's invite has joined too.
  if ((kind === 'joined' || kind === 'invite_accepted') && person)
    return [
      { id, kind: 'joined', projectId, title: `${shownName(person.name)} joined ${project.title}`, to: `${page}#room` },
    ];
  return [];
}
