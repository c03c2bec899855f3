import type { Activity, Collaboration, Invite, Profile, Project } from '@crewdeck/contract';
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';
import { useHttp } from '../http/use-http.ts';
import { FRESH_MS } from '../queries/query-client.ts';
import { readSession, useSession } from '../session/session-store.ts';
import { usePollInterval } from './live.ts';
import { myDataKeys } from './my-data-keys.ts';

const NOBODY = '';

/** Asked when a call is about to be made: what is drawn may still be the screen of somebody who has just signed out. */
const isPresent = (uid: string) => readSession().user?.uid === uid;

interface MyQueryOptions {
  /** Poll every 30 s while the tab is visible, unless live updates are connected. All readers of the same data share the poll. */
  poll?: boolean;
}

function useMyQuery<T>(
  key: (uid: string) => readonly unknown[],
  read: (http: Http, uid: string) => Promise<T>,
  { poll = false }: MyQueryOptions = {},
): UseQueryResult<T> {
  const http = useHttp();
  const uid = useSession().user?.uid ?? NOBODY;
  const refetchInterval = usePollInterval();
  return useQuery({
    queryKey: key(uid),
    queryFn: () => read(http, uid),
    enabled: () => isPresent(uid),
    ...(poll ? { refetchInterval, refetchOnWindowFocus: 'always' as const } : {}),
  });
}

/**
 * The person's own profile; `data` is `null` when they have none (the API's 404, which browsers log as an error). Only they can
 * create one, so `null` is refetched only when they return to this tab, perhaps from another one.
 */
export function useMyProfile(): UseQueryResult<Profile | null> {
  const http = useHttp();
  const uid = useSession().user?.uid ?? NOBODY;
  return useQuery({
    queryKey: myDataKeys.profile(uid),
    queryFn: () => readProfile(http, uid),
    enabled: () => isPresent(uid),
    staleTime: (query) => (hasNoProfile(query) ? Number.POSITIVE_INFINITY : FRESH_MS),
    refetchOnWindowFocus: (query) => (hasNoProfile(query) ? 'always' : true),
  });
}

async function readProfile(http: Http, uid: string): Promise<Profile | null> {
  try {
    return await http.send('GET /api/users/firebase/:userId', { userId: uid });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

function hasNoProfile({ state }: { state: { data: unknown } }): boolean {
  return state.data === null;
}

/** The projects the person owns, newest first. */
export function useMyProjects(): UseQueryResult<Project[]> {
  return useMyQuery(myDataKeys.projects, (http) => http.getAll('GET /api/projects/mine'));
}

/** Invites the person received, newest first. Their answer also says what {@link useUnreadActivities} tells. */
export function useReceivedInvites(options?: MyQueryOptions): UseQueryResult<Invite[]> {
  const queryClient = useQueryClient();
  const read = async (http: Http, uid: string) => {
    const { items, unreadActivities, version } = await http.getPage('GET /api/invites/user/:userId', { userId: uid });
    queryClient.setQueryData(myDataKeys.unreadActivities(uid), unreadActivities ?? 0);
    queryClient.setQueryData(myDataKeys.listsVersion(uid), version);
    return items;
  };
  return useMyQuery(myDataKeys.receivedInvites, read, options);
}

/** How many activities the person has not read, at most 100, as of the last answer to {@link useReceivedInvites}. */
export function useUnreadActivities(): number {
  const uid = useSession().user?.uid ?? NOBODY;
  const { data = 0 } = useQuery<number>({ queryKey: myDataKeys.unreadActivities(uid), queryFn: skipToken });
  return data;
}

/** Invites the person sent, newest first. */
export function useSentInvites(options?: MyQueryOptions): UseQueryResult<Invite[]> {
  return useMyQuery(
    myDataKeys.sentInvites,
    (http, uid) => http.getAll('GET /api/invites/sent/:userId', { userId: uid }),
    options,
  );
}

/** Activities that concern the person, of the last month, newest first. */
export function useMyActivities(options?: MyQueryOptions): UseQueryResult<Activity[]> {
  return useMyQuery(myDataKeys.activities, (http) => http.getAll('GET /api/activities'), options);
}

/** The projects the person joined, newest first. */
export function useMyCollaborations(): UseQueryResult<Collaboration[]> {
  return useMyQuery(myDataKeys.collaborations, (http, uid) =>
    http.getAll('GET /api/users/:userId/collaborations', { userId: uid }),
  );
}

interface MyData {
  profile: UseQueryResult<Profile | null>;
  projects: UseQueryResult<Project[]>;
  invites: UseQueryResult<Invite[]>;
  collaborations: UseQueryResult<Collaboration[]>;
  refetch: () => Promise<void>;
}

/** Profile, projects, received invites and collaborations, loaded in parallel (spec 4). */
export function useMyData(): MyData {
  const queries = {
    profile: useMyProfile(),
    projects: useMyProjects(),
    invites: useReceivedInvites(),
    collaborations: useMyCollaborations(),
  };
  return {
    ...queries,
    refetch: async () => {
      await Promise.all(Object.values(queries).map((query) => query.refetch()));
    },
  };
}
