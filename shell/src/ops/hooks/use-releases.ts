import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** Cache keys of what ops see. Invalidate `all` after a change. */
export const releasesKeys = {
  all: ['releases'] as const,
  status: ['releases', 'status'] as const,
  kept: (module: string) => ['releases', 'kept', module] as const,
};

const REFRESH_MS = 10_000;
/** Three refreshes missed, as after a machine has slept. */
const TOO_OLD_MS = 3 * REFRESH_MS;

/** The state of all modules: read again every 10 s while the tab is visible, and when somebody comes back to it. */
export function useReleases() {
  const http = useHttp();
  return useQuery({
    queryKey: releasesKeys.status,
    queryFn: () => http.send('GET /api/releases'),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    // What is live is asked of the network always; a browser that believes to be offline may be wrong.
    networkMode: 'always',
    staleTime: 0,
  });
}

/** The releases of a module that could be chosen, the latest published first, with what speaks against each at this moment. */
export function useKeptReleases(module: string) {
  const http = useHttp();
  return useQuery({
    queryKey: releasesKeys.kept(module),
    queryFn: () => http.getAll('GET /api/releases/:module', { module }),
    networkMode: 'always',
    staleTime: 0,
  });
}

/** Whether what is shown may no longer be true. */
export function isStale(query: { isRefetchError: boolean; dataUpdatedAt: number }, now: number): boolean {
  return query.isRefetchError || now - query.dataUpdatedAt > TOO_OLD_MS;
}
