import { useHttp, useInfiniteQuery, usePollInterval, useSession } from '@crewdeck/module-sdk';
import { projectPageKey } from './use-project-page.ts';

const NOTES_PER_PAGE = 30;

/** Below the key of the page, which is read again whenever something has changed for the person. */
export function teamNotesKey(projectId: string, uid: string) {
  return [...projectPageKey(projectId), uid, 'notes'] as const;
}

/** What a team has written, newest first, page by page; for its owner and members. */
export function useTeamNotes(projectId: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useInfiniteQuery({
    queryKey: teamNotesKey(projectId, uid),
    queryFn: ({ pageParam, signal }) =>
      http.getPage('GET /api/projects/:id/notes', {
        id: projectId,
        query: { limit: NOTES_PER_PAGE, cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: usePollInterval(),
  });
}
