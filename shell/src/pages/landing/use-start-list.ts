import type { ComingUp } from '@crewdeck/contract';
import { type Http, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** A list of the start page. @param name part of the query's key */
export function useStartList<Item>(name: string, read: (http: Http, signal: AbortSignal) => Promise<Item[]>) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: ['me', uid, 'start', name],
    queryFn: ({ signal }) => read(http, signal),
    enabled: uid !== '',
  });
}

/** What waits for the answer of somebody with a profile, and their next dates. */
export function readComingUp(http: Http, signal: AbortSignal) {
  return http.getAll('GET /api/account/coming-up', { signal });
}

/** The proposed team that a tile shows, so that the list of dates leaves it out. */
export function firstProposal(dates: readonly ComingUp[]): ComingUp | undefined {
  return dates.find(({ kind }) => kind === 'proposal');
}
