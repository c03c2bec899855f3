import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** Those that wait, or those that ops have decided on. */
export type ReportsState = 'open' | 'decided';

/** Cache keys of reports as ops see them. Invalidate `all` after a decision. */
export const reportsKeys = {
  all: ['reports'] as const,
  list: (state: ReportsState) => ['reports', state] as const,
};

const MOST_SHOWN = 50;
const REFRESH_MS = 30_000;

/** The latest of them. Read again every 30 s while the tab is visible, and when somebody comes back to it. */
export function useReports(state: ReportsState) {
  const http = useHttp();
  return useQuery({
    queryKey: reportsKeys.list(state),
    queryFn: () => http.getPage('GET /api/abuse-reports', { query: { state, limit: MOST_SHOWN } }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}
