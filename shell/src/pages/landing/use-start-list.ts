import { type Http, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
});

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

/** `Mon 3 May, 19:00 CEST`, where the reader is. */
export function momentText(moment: string): string {
  return MOMENT.format(new Date(moment));
}
