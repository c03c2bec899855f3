import {
  type Collaboration,
  INVITE_POLL_INTERVAL_MS,
  type Invite,
  type Profile,
  type Project,
  paths,
} from '@crewdeck/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { hasStatus } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';
import { useHttp } from '../http/use-http.ts';
import { useSession } from '../session/session-store.ts';
import { myDataKeys } from './my-data-keys.ts';

const NOBODY = '';

interface MyQueryOptions {
  /** Ask again every 30 s while the tab is visible. One poll serves every reader of the same data. */
  poll?: boolean;
}

function useMyQuery<T>(
  key: (uid: string) => readonly unknown[],
  read: (http: Http, uid: string) => Promise<T>,
  { poll = false }: MyQueryOptions = {},
): UseQueryResult<T> {
  const http = useHttp();
  const uid = useSession().user?.uid ?? NOBODY;
  return useQuery({
    queryKey: key(uid),
    queryFn: () => read(http, uid),
    enabled: uid !== NOBODY,
    ...(poll ? { refetchInterval: INVITE_POLL_INTERVAL_MS, refetchOnWindowFocus: 'always' as const } : {}),
  });
}

/** The person's own profile; `data` is `null` when they have none yet (the API's 404). */
export function useMyProfile(): UseQueryResult<Profile | null> {
  return useMyQuery(myDataKeys.profile, (http, uid) =>
    http.get<Profile>(paths.userByUid(uid)).catch((error: unknown) => {
      if (hasStatus(error, 404)) return null;
      throw error;
    }),
  );
}

/** The projects the person owns, newest first. */
export function useMyProjects(): UseQueryResult<Project[]> {
  return useMyQuery(myDataKeys.projects, (http) => http.get<Project[]>(paths.myProjects()));
}

/** Invites the person received, newest first. */
export function useReceivedInvites(options?: MyQueryOptions): UseQueryResult<Invite[]> {
  return useMyQuery(
    myDataKeys.receivedInvites,
    (http, uid) => http.get<Invite[]>(paths.invitesReceivedBy(uid)),
    options,
  );
}

/** Invites the person sent, newest first. */
export function useSentInvites(options?: MyQueryOptions): UseQueryResult<Invite[]> {
  return useMyQuery(myDataKeys.sentInvites, (http, uid) => http.get<Invite[]>(paths.invitesSentBy(uid)), options);
}

/** The projects the person joined, newest first. */
export function useMyCollaborations(): UseQueryResult<Collaboration[]> {
  return useMyQuery(myDataKeys.collaborations, (http, uid) => http.get<Collaboration[]>(paths.userCollaborations(uid)));
}

/** Profile, projects, received invites and collaborations, loaded in parallel (spec 4). */
export interface MyData {
  profile: UseQueryResult<Profile | null>;
  projects: UseQueryResult<Project[]>;
  invites: UseQueryResult<Invite[]>;
  collaborations: UseQueryResult<Collaboration[]>;
  /** Until all four have answered, or failed. */
  isLoading: boolean;
  refetch: () => Promise<void>;
}

export function useMyData(): MyData {
  const profile = useMyProfile();
  const projects = useMyProjects();
  const invites = useReceivedInvites();
  const collaborations = useMyCollaborations();
  const all = [profile, projects, invites, collaborations];
  return {
    profile,
    projects,
    invites,
    collaborations,
    isLoading: all.some((query) => query.isPending),
    refetch: async () => {
      await Promise.all(all.map((query) => query.refetch()));
    },
  };
}
